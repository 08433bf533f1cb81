import { useAppSelector } from '~/session/store/hooks';

/** The user's id, which keys the cached preview of a change of plan. */
export const useUserId = (): string =>
  useAppSelector(({ session }) => session.account?.userId ?? session.claims?.userId ?? '');
