import { collectInvoice } from '../billing/collectInvoice';
import { draftInvoice } from '../billing/draftInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { giveUpInvoice } from '../billing/giveUpInvoice';
import { itemLine } from '../billing/invoiceLine';
import { nextRenewal, recurrenceOf } from '../billing/period';
import { voidInvoice } from '../billing/voidInvoice';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Invoice, Subscription } from '../model/objects';
import { markBilled, pendingInvoiceItems } from './pendingInvoiceItems';
import { currentPeriod, periodLines } from './periodLines';
import { saveSubscription } from './saveSubscription';

/** The subscription in its next period, with its current anchor and prices. */
function nextPeriod(subscription: Subscription): Subscription {
  const [first] = subscription.items.data;
  if (!first) return subscription;
  const start = first.current_period_end;
  const end = nextRenewal(subscription.billing_cycle_anchor, recurrenceOf(first.price), start);
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  const status = subscription.status === 'trialing' ? 'active' : subscription.status;
  return { ...subscription, items: { ...subscription.items, data }, status };
}

/** Begins the next period and drafts its invoice, with the pending invoice items. */
export function draftRenewal(tx: Transaction, subscription: Subscription): Invoice {
  const next = saveSubscription(tx, nextPeriod(subscription));
  const period = currentPeriod(next, tx.now);
  const waiting = pendingInvoiceItems(tx, next);
  const draft = draftInvoice(tx, {
    customer: next.customer,
    currency: next.currency,
    reason: 'subscription_cycle',
    lines: [...waiting.map(itemLine), ...periodLines(tx, next, period)],
    discounts: next.discounts,
    period: { start: currentPeriod(subscription, tx.now).start, end: tx.now },
    subscription: next,
    autoAdvance: next.status !== 'unpaid' && next.pause_collection?.behavior !== 'keep_as_draft',
  });
  markBilled(tx, waiting, draft.id);
  const now = retrieve(tx, 'subscription', next.id);
  tx.objects.put('subscription', { ...now, latest_invoice: draft.id });
  return draft;
}

/** What happens to an invoice while collection is paused. */
const paused: Record<string, (tx: Transaction, draft: Invoice) => void> = {
  keep_as_draft: () => undefined,
  mark_uncollectible: (tx, draft) => {
    const open = finaliseInvoice(tx, draft);
    if (open.status === 'open') giveUpInvoice(tx, open);
  },
  void: (tx, draft) => {
    const open = finaliseInvoice(tx, draft);
    if (open.status === 'open') voidInvoice(tx, open.id);
  },
};

/** Bills and collects the next period, after an hour as a draft where the account wants one. */
export function renewSubscription(tx: Transaction, subscription: Subscription): void {
  const draft = draftRenewal(tx, subscription);
  if (subscription.pause_collection) {
    paused[subscription.pause_collection.behavior]?.(tx, draft);
    return;
  }
  // An unpaid subscription is still billed, but not charged until its open invoices are paid.
  if (subscription.status === 'unpaid') return;
  const { renewalDraftSeconds } = tx.account;
  if (renewalDraftSeconds > 0) {
    const automatically_finalizes_at = tx.now + renewalDraftSeconds;
    tx.objects.put('invoice', { ...draft, automatically_finalizes_at });
    return;
  }
  const invoice = finaliseInvoice(tx, draft);
  if (invoice.status === 'open') collectInvoice(tx, invoice.id);
}
