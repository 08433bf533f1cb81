import type { Db } from '../../db/openDatabase';
import type { NoticeRow } from '../notices/queueNotice';
import { findSite } from '../sites/findSite';
import { findSubscription, type SubscriptionRow } from '../subscriptions/findSubscription';
import { startOf, type Ordered } from './Ordered';

/** Whether a change that was booked is neither to come nor made: the user has dropped it, which a mail of its own says. */
const isDropped = (notice: NoticeRow, { priceId, scheduledPriceId }: SubscriptionRow): boolean =>
  startOf(notice) !== null &&
  notice.data['priceId'] !== scheduledPriceId &&
  notice.data['priceId'] !== priceId;

/** The plan of an order that a mail can confirm, and its site; null where no mail is written, as for a dropped change. */
export const standingOrder = async (
  db: Db,
  notice: NoticeRow,
): Promise<Pick<Ordered, 'row' | 'site'> | null> => {
  const row = await findSubscription(db, notice.subject);
  const site = row && (await findSite(db, row.locationId));
  return row && site && !isDropped(notice, row) ? { row, site } : null;
};
