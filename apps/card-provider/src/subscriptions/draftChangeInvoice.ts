import { draftInvoice } from '../billing/draftInvoice';
import { itemLine } from '../billing/invoiceLine';
import type { Transaction } from '../store/Transaction';
import type { Invoice } from '../model/objects';
import { markBilled, pendingInvoiceItems } from './pendingInvoiceItems';
import { currentPeriod, periodLines } from './periodLines';
import type { ComputedChange } from './computeChange';

/** Drafts the invoice of a change: prorations, and the new period if one begins. */
export function draftChangeInvoice(
  tx: Transaction,
  plan: ComputedChange,
  prorationDate?: number,
): Invoice {
  const { after, prorations } = plan;
  const period = currentPeriod(after, tx.now);
  const waiting = pendingInvoiceItems(tx, after);
  const draft = draftInvoice(tx, {
    customer: after.customer,
    currency: after.currency,
    reason: 'subscription_update',
    lines: [
      ...[...waiting, ...prorations].map(itemLine),
      ...(plan.restarts ? periodLines(tx, after, period) : []),
    ],
    discounts: after.discounts,
    period: { start: tx.now, end: tx.now },
    subscription: after,
    prorationDate,
  });
  markBilled(tx, [...waiting, ...prorations], draft.id);
  return draft;
}
