import { countReset, type CountReset, type Instant } from '@foyer/domain';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { useArrivesTogether } from './sections/Together';

/** When what the plan counts starts again, such as device changes, by the day that the backend names. */
export const useCountReset = (resetsAt: Instant | null): CountReset => {
  const query = useGetDashboardQuery(undefined, { skip: resetsAt === null });
  const portalType = useAppSelector(selectPortalType);
  useArrivesTogether(!query.isLoading);
  // Until it is known whether the plan ends, no page names a day that it then takes back.
  if (query.isLoading) return { kind: 'unknown' };
  return countReset(resetsAt, query.data ?? null, portalType, now());
};
