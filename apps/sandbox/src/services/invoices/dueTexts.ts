import type { Db } from '../../db/openDatabase';
import type { InvoiceRow } from './createInvoice';
import { missedRenewalOf, owedInvoicesOf, owesAnywhere } from './findInvoice';
import { sayTitle } from './pdf/sayPdf';
import { priceText } from '../messages/amounts';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { isFree } from '../plans/agreedPlan';
import { plansAt } from '../plans/findPlan';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

const textOf = ({ state, dueDate }: Pick<InvoiceRow, 'state' | 'dueDate'>, at: number) => {
  if (state === 'draft') return 'owedSoon';
  return dueDate > at ? 'owed' : 'owedSince';
};

/**
 * What a cancelled plan's user still owes, and that nothing else is charged. Rule LAW-7.
 * @param renews whether the plan renews until its end. Then we charge more, and an overdue payment may end the plan sooner.
 * @param at when it was cancelled, epoch milliseconds
 */
export const dueTexts = async (
  db: Db,
  row: SubscriptionRow,
  site: SiteRow | null,
  renews: boolean,
  at: number,
): Promise<string[]> => {
  const owed = await owedInvoicesOf(db, row);
  const plans = owed.length > 0 ? await plansAt(db, row.locationId) : [];
  const texts = owed.map(({ amount, currency, title, number, dueDate, state }) =>
    say(textOf({ state, dueDate }, at), {
      amount: priceText({ minor: amount, currency }),
      item: sayTitle(title, plans),
      number,
      day: dayText(dueDate),
    }),
  );
  if (renews) {
    const missed = await missedRenewalOf(db, row.id);
    return missed && missed.dueDate <= at ? [...texts, sayAt(site, 'owedUnpaid')] : texts;
  }
  if (owed.length > 0) return [...texts, say('chargedNothingElse')];
  // Who has a free plan pays nothing that could end.
  if (isFree(row)) return [];
  // What is owed at another venue may still be charged, and is not named here.
  return (await owesAnywhere(db, row.buyer)) ? [] : [say('chargedNothing')];
};
