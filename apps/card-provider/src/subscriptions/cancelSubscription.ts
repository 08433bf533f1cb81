import { collectInvoice } from '../billing/collectInvoice';
import { draftInvoice } from '../billing/draftInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { invalidRequest } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';
import { endSubscription } from './endSubscription';
import { markBilled, pendingInvoiceItems } from './pendingInvoiceItems';
import { unusedTime } from './prorations';
import { saveSubscription } from './saveSubscription';

export interface Cancellation {
  /** Credits the unused time to the next invoice. */
  prorate?: boolean;
  /** Bills pending invoice items now. */
  invoiceNow?: boolean;
  comment?: string | null;
  feedback?: string | null;
}

function finalInvoice(tx: Transaction, subscription: Subscription): void {
  const items = pendingInvoiceItems(tx, subscription);
  if (!items.length) return;
  const draft = draftInvoice(tx, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_update',
    lines: items.map(itemLine),
    discounts: subscription.discounts,
    period: { start: tx.now, end: tx.now },
    subscription,
  });
  markBilled(tx, items, draft.id);
  const invoice = finaliseInvoice(tx, draft);
  if (invoice.status === 'open') collectInvoice(tx, invoice.id);
}

/** Cancels now. Without `prorate`, the rest of the period is not credited. */
export function cancelSubscription(
  tx: Transaction,
  id: string,
  options: Cancellation,
): Subscription {
  const now = retrieve(tx, 'subscription', id);
  if (now.status === 'canceled' || now.status === 'incomplete_expired') {
    throw invalidRequest(`No such subscription: '${id}'`, 'id', 'resource_missing');
  }
  if (options.prorate && now.status !== 'incomplete') {
    for (const item of now.items.data) {
      const credit = unusedTime(tx, now, item, tx.now);
      if (credit.amount) tx.objects.put('invoiceitem', credit);
    }
  }
  if (options.invoiceNow) finalInvoice(tx, now);
  const noted = saveSubscription(tx, {
    ...retrieve(tx, 'subscription', id),
    cancellation_details: {
      comment: options.comment ?? null,
      feedback: options.feedback ?? null,
      feedback_option: null,
      reason: null,
    },
  });
  return endSubscription(tx, noted, 'cancellation_requested');
}
