import { isFree, type Subscription } from '@foyer/domain';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';

/** The page that sells paid plans to a user whose plan is free; null where it is closed or sells none. Rule GUARD-9. */
export const usePaidPlans = ({ price }: Pick<Subscription, 'price'>): string | null => {
  const page = useAppSelector(selectCapabilities).planPage;
  const hasFreeAccess = useAppSelector(selectHasFreeAccess);
  const sells = useAppSelector(({ site }) => site.offer?.sellsPlans !== false);
  const opens = useCanOpen(page);
  // A kind of account can have free access, and its plan a price.
  return isFree(price) && hasFreeAccess && sells && opens ? page : null;
};
