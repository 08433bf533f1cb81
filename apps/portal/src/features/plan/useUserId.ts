import { useAppSelector } from '~/session/store/hooks';

/** Whose account this is; the preview of a change of plan is kept under it. */
export const useUserId = (): string =>
  useAppSelector(({ session }) => session.account?.userId ?? session.claims?.userId ?? '');
