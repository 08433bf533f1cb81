import { useAppSelector } from '~/session/store/hooks';

/** Whether the button that orders says that an order obliges to pay. Rule LAW-15. */
export const useNamesObligation = (): boolean =>
  useAppSelector(({ site }) => site.info?.consumerRights?.buttonNamesObligation ?? false);
