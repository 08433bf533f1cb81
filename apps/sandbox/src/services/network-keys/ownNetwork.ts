import type { Db } from '../../db/openDatabase';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { planOf, type PlanRow } from '../plans/findPlan';
import type { SiteRow } from '../sites/findSite';
import { findCurrent } from '../subscriptions/findSubscription';

/** Whether a site has personal networks and the plan doesn't leave its own out. Rule SITE-12. */
export const offersOwnNetwork = (
  { details }: SiteRow,
  plan: Pick<PlanRow, 'details'> | null | undefined,
): boolean => details.features.home_networking && plan?.details.hasOwnNetwork !== false;

/** Whether this user has a personal network. */
export const hasOwnNetwork = async (
  db: Db,
  site: SiteRow,
  { id }: Pick<UserRow, 'id'>,
): Promise<boolean> => {
  const row = await findCurrent(db, userKey(id));
  return offersOwnNetwork(site, row && (await planOf(db, row.priceId)));
};

/** @throws ServiceError `FORBIDDEN` for a user without a personal network */
export const requireOwnNetwork = async (
  ...[db, site, user]: Parameters<typeof hasOwnNetwork>
): Promise<void> => {
  if (!(await hasOwnNetwork(db, site, user)))
    throw new ServiceError(
      'FORBIDDEN',
      site.details.features.home_networking
        ? 'Your plan doesn’t include your own network.'
        : 'There are no personal networks here.',
    );
};
