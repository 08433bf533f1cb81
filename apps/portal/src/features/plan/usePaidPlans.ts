import { isFree, type Subscription } from '@foyer/domain';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { usePlanPage } from '~/session/guards/usePlanPage';
import { useAppSelector } from '~/session/store/hooks';

/** The page that sells paid plans to a user whose plan is free; null where it is closed or sells none. Rule GUARD-9. */
export const usePaidPlans = ({ price }: Pick<Subscription, 'price'>): string | null => {
  const planPage = usePlanPage();
  const hasFreeAccess = useAppSelector(selectHasFreeAccess);
  // A kind of account can have free access, and its plan a price.
  return isFree(price) && hasFreeAccess ? planPage : null;
};
