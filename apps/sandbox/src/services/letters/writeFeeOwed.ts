import { isOwedFee } from '../early-fees/owedFee';
import { findInvoice, missedRenewalOf } from '../invoices/findInvoice';
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

/** Tells that a plan ended because nobody paid for it, and what is owed: a renewal, and in a minimum term a fee. Rule SUB-25. */
export const writeFeeOwed: WriteLetter = async ({ db, publicUrl }, { subject, madeAt }) => {
  const invoice = await findInvoice(db, subject);
  const row = await findSubscription(db, invoice?.subscriptionId ?? '');
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site || !invoice || !['open', 'uncollectible'].includes(invoice.state)) return null;
  const item = planWords((await planOf(db, row.priceId)).details).title;
  const { amount: minor, currency, number } = invoice;
  const amount = priceText({ minor, currency });
  const told = { item, site: site.details.name, day: dayText(madeAt) };
  const ended = { locationId: row.locationId, subject: sayAt(site, 'feeOwedSubject', { item }) };
  if (!isOwedFee(invoice))
    return {
      ...ended,
      paragraphs: [sayAt(site, 'unpaidEnded', told), say('unpaidOwed', { amount, number })],
      action: payAction(publicUrl, amount),
    };
  const missed = await missedRenewalOf(db, row.id);
  const total = priceText({ minor: minor + (missed?.amount ?? 0), currency });
  return {
    ...ended,
    paragraphs: [
      sayAt(site, 'feeOwedText', told),
      say('feeOwedAmount', { amount, number }),
      ...(missed
        ? [
            say('feeOwedInvoice', {
              amount: priceText({ minor: missed.amount, currency }),
              number: missed.number,
              total,
            }),
          ]
        : []),
    ],
    action: payAction(publicUrl, total),
  };
};
