import { collectInvoice } from '../billing/collectInvoice';
import { draftInvoice } from '../billing/draftInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { invalid } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { Subscription } from '../model/kinds';
import { endSubscription } from './endSubscription';
import { billItems, pendingItems } from './pendingItems';
import { unusedTime } from './prorations';
import { saveSubscription } from './saveSubscription';

export interface Cancellation {
  /** Gives back the unused time, as credit on the next invoice. */
  prorate?: boolean;
  /** Bills at once what still waits to be billed. */
  invoiceNow?: boolean;
  comment?: string | null;
  feedback?: string | null;
}

function finalInvoice(work: Work, subscription: Subscription): void {
  const items = pendingItems(work, subscription);
  if (!items.length) return;
  const draft = draftInvoice(work, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: 'subscription_update',
    lines: items.map(itemLine),
    discounts: subscription.discounts,
    period: { start: work.now, end: work.now },
    subscription,
  });
  billItems(work, items, draft.id);
  const invoice = finaliseInvoice(work, draft);
  if (invoice.status === 'open') collectInvoice(work, invoice.id);
}

/** Cancels now. Without `prorate` nothing is given back for the rest of the period. */
export function cancelSubscription(work: Work, id: string, options: Cancellation): Subscription {
  const now = need(work, 'subscription', id);
  if (now.status === 'canceled' || now.status === 'incomplete_expired') {
    throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
  }
  if (options.prorate && now.status !== 'incomplete') {
    for (const item of now.items.data) {
      const credit = unusedTime(work, now, item, work.now);
      if (credit.amount) work.store.put('invoiceitem', credit);
    }
  }
  if (options.invoiceNow) finalInvoice(work, now);
  const noted = saveSubscription(work, {
    ...need(work, 'subscription', id),
    cancellation_details: {
      comment: options.comment ?? null,
      feedback: options.feedback ?? null,
      feedback_option: null,
      reason: null,
    },
  });
  return endSubscription(work, noted, 'cancellation_requested');
}
