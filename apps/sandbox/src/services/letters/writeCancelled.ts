import { priceText } from '../messages/amounts';
import { instantText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { findSubscription, hasNextPeriod, isCancelled } from '../subscriptions/findSubscription';
import { dueTexts } from '../invoices/dueTexts';
import type { WriteLetter } from './Letter';
import { findPaidFee } from '../subscriptions/paidFee';

/** Confirms a cancellation in My Plan. A plan that the user has kept since has nothing to confirm. Rule LAW-7. */
export const writeCancelled: WriteLetter = async ({ db }, { subject, madeAt }) => {
  const row = await findSubscription(db, subject);
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site || (row.endedAt === null && hasNextPeriod(row) && !isCancelled(row)))
    return null;
  const item = planWords((await planOf(db, row.priceId)).details).title;
  const end = row.endedAt === null ? (row.cancelAt ?? row.periodEnd) : null;
  const fee = await findPaidFee(db, row);
  const later = row.cancelAt === null ? 'cancelledText' : 'cancelledTerm';
  return {
    locationId: row.locationId,
    subject: say('cancelledSubject'),
    paragraphs: [
      say('terminationReceived', { at: instantText(madeAt) }),
      end === null
        ? sayAt(site, 'cancelledEnded', { item })
        : sayAt(site, later, { item, end: instantText(end) }),
      ...(fee
        ? [
            say('cancelledFee', {
              amount: priceText({ minor: fee.amount, currency: fee.currency }),
              number: fee.number,
            }),
          ]
        : []),
      ...(await dueTexts(db, row, site, end !== null && row.cancelAt !== null, madeAt)),
      say('terminationKeep'),
    ],
  };
};
