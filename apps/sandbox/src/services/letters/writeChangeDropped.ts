import { instantText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';

/** Confirms that a booked change was cancelled in My Plan. Rule LAW-7. */
export const writeChangeDropped: WriteLetter = async ({ db }, { subject, madeAt, data }) => {
  const row = await findSubscription(db, subject);
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site) return null;
  const item = planWords((await planOf(db, data['priceId'] ?? row.priceId)).details).title;
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
