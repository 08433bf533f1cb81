import { findInvoice } from '../invoices/findInvoice';
import { planWords } from '../messages/planWords';
import { priceText } from '../messages/amounts';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { termEndOf } from '../plans/contractEndOf';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';
import { payAction } from './payAction';

/** Tells that the payment of a renewal failed, with the way to pay it, unless it is paid meanwhile. */
export const writeUnpaid: WriteLetter = async (
  { db, publicUrl },
  { subject, madeAt },
  { locationId },
) => {
  const invoice = await findInvoice(db, subject);
  if (invoice?.state !== 'open') return null;
  const site = await findSite(db, locationId);
  const amount = priceText({ minor: invoice.amount, currency: invoice.currency });
  const retry = invoice.nextAttemptAt;
  const row = await findSubscription(db, invoice.subscriptionId ?? '');
  const plan = row && (await planOf(db, row.priceId));
  // An invoice keeps its title in one language.
  const item = plan ? planWords(plan.details).title : invoice.title;
  return {
    locationId,
    subject: say('unpaidSubject', { item }),
    paragraphs: [
      sayAt(site, 'unpaidText', { amount, item, day: dayText(madeAt) }),
      ...(retry === null ? [] : [say('unpaidRetry', { day: dayText(retry) })]),
      ...(row && termEndOf(row, madeAt) !== null ? [sayAt(site, 'unpaidTerm')] : []),
    ],
    action: payAction(publicUrl, amount),
  };
};
