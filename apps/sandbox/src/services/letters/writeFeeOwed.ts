import { findInvoice, missedBillOf } from '../invoices/findInvoice';
import { priceText } from '../messages/amounts';
import { dayText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';
import { payAction } from './payAction';

/** Tells that a plan ended in its minimum term because nobody paid for it, and which fee is owed. Rule SUB-25. */
export const writeFeeOwed: WriteLetter = async ({ db, publicUrl }, { subject, madeAt }) => {
  const invoice = await findInvoice(db, subject);
  const row = await findSubscription(db, invoice?.subscriptionId ?? '');
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site || invoice?.state !== 'uncollectible') return null;
  const item = planWords((await planOf(db, row.priceId)).details).title;
  const { amount: minor, currency, number } = invoice;
  const amount = priceText({ minor, currency });
  const bill = await missedBillOf(db, row.id);
  const total = priceText({ minor: minor + (bill?.amount ?? 0), currency });
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'feeOwedSubject', { item }),
    paragraphs: [
      sayAt(site, 'feeOwedText', { item, site: site.details.name, day: dayText(madeAt) }),
      say('feeOwedAmount', { amount, number }),
      ...(bill
        ? [
            say('feeOwedBill', {
              amount: priceText({ minor: bill.amount, currency }),
              number: bill.number,
              total,
            }),
          ]
        : []),
    ],
    action: payAction(publicUrl, total),
  };
};
