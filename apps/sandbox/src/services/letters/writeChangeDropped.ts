import { instantText } from '../messages/dates';
import { planNameBeside } from '../messages/planNameBeside';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { agreedPlan } from '../plans/agreedPlan';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { findSubscription, type SubscriptionRow } from '../subscriptions/findSubscription';
import type { NoticeRow } from '../notices/queueNotice';
import type { WriteLetter } from './Letter';

/** Whether the user still has the plan that they kept, and has booked no other change. */
const isKept = (
  { data }: Pick<NoticeRow, 'data'>,
  { endedAt, priceId, scheduledPriceId }: SubscriptionRow,
): boolean =>
  endedAt === null && scheduledPriceId === null && priceId === (data['keeps'] ?? priceId);

/**
 * Confirms that a booked change was cancelled in My Plan. A plan that its user has changed or ended since has nothing to
 * confirm. Rule LAW-7.
 */
export const writeChangeDropped: WriteLetter = async ({ db }, notice) => {
  const { subject, madeAt, data } = notice;
  const row = await findSubscription(db, subject);
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site || !isKept(notice, row)) return null;
  const kept = await agreedPlan(db, row);
  const item = planNameBeside(await planOf(db, data['priceId'] ?? row.priceId), kept);
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'changeDroppedSubject'),
    paragraphs: [
      say('terminationReceived', { at: instantText(madeAt) }),
      sayAt(site, 'changeDroppedText', { item }),
      say('terminationKeep'),
    ],
  };
};
