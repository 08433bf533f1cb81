import type { RoutePath } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';
import { useCanOpen } from './useCanOpen';

/** The page where this user can buy something; null where it is closed, or known to sell nothing. */
export const usePlanPage = (): RoutePath | null => {
  const { planPage } = useAppSelector(selectCapabilities);
  const opens = useCanOpen(planPage);
  const sellsNothing = useAppSelector(({ site }) => site.offer?.sellsPlans === false);
  return opens && !sellsNothing ? planPage : null;
};
