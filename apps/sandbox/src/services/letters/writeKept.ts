import { instantText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { agreedPlan } from '../plans/agreedPlan';
import { findSite } from '../sites/findSite';
import { findSubscription, isCancelled } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';
import { keptFacts } from './writeOrder';

/**
 * Confirms that a cancelled plan is kept, because the mail before says that it ends and that nothing is charged. One that
 * the user has cancelled since has nothing to confirm. Rule LAW-7.
 */
export const writeKept: WriteLetter = async (backend, notice) => {
  const { db } = backend;
  const row = await findSubscription(db, notice.subject);
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site || row.endedAt !== null || isCancelled(row)) return null;
  const plan = await agreedPlan(db, row);
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'keptSubject'),
    paragraphs: [
      say('terminationReceived', { at: instantText(notice.madeAt) }),
      sayAt(site, 'keptText', { item: planWords(plan.details).title }),
      say('terminationKeep'),
    ],
    facts: await keptFacts(backend, { notice, row, plan, site }),
  };
};
