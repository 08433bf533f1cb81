import { activeBoost, capabilitiesOf, type ActiveBoost } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { paths } from '~/shared/routing/paths';

/** The extra that the user has now: null without one, undefined while it is not known yet. Rule SUB-20. */
export const useActiveBoost = (): ActiveBoost | null | undefined => {
  const portalType = useAppSelector(({ site }) => site.info?.portalType ?? 'unknown');
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const hasBoosts = isLoggedIn && capabilitiesOf(portalType).planPage === paths.selectPlanAnchor;
  const { data, isLoading } = useGetDashboardQuery(undefined, { skip: !hasBoosts });
  if (isLoading) return undefined;
  return data ? activeBoost(data, portalType, now()) : null;
};
