import { draftInvoice } from '../billing/draftInvoice';
import { itemLine } from '../billing/invoiceLine';
import type { Work } from '../ledger/Work';
import type { Invoice } from '../model/kinds';
import { billItems, pendingItems } from './pendingItems';
import { periodLines } from './periodLines';
import type { ChangePlan } from './planChange';

/** The draft of the invoice that a change makes at once: prorations, and a new period if any. */
export function changeInvoice(work: Work, plan: ChangePlan, prorationDate?: number): Invoice {
  const { after, prorations } = plan;
  const [item] = after.items.data;
  const period = {
    start: item?.current_period_start ?? work.now,
    end: item?.current_period_end ?? work.now,
  };
  const waiting = pendingItems(work, after);
  const draft = draftInvoice(work, {
    customer: after.customer,
    currency: after.currency,
    reason: 'subscription_update',
    lines: [
      ...[...waiting, ...prorations].map(itemLine),
      ...(plan.restarts ? periodLines(work, after, period) : []),
    ],
    discounts: after.discounts,
    period: { start: work.now, end: work.now },
    subscription: after,
    prorationDate,
  });
  billItems(work, [...waiting, ...prorations], draft.id);
  return draft;
}
