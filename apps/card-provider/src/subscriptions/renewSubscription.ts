import { collectInvoice } from '../billing/collectInvoice';
import { draftInvoice } from '../billing/draftInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { nextRenewal, recurrenceOf } from '../billing/period';
import { voidInvoice } from '../billing/voidInvoice';
import { need, type Work } from '../ledger/Work';
import type { Invoice, Subscription } from '../model/kinds';
import { billItems, pendingItems } from './pendingItems';
import { periodLines } from './periodLines';
import { saveSubscription } from './saveSubscription';

/** The subscription with its next period begun; `anchor` and prices are those it has by now. */
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

/** Begins the next period and drafts its invoice, with everything that waited for it. */
export function draftRenewal(work: Work, subscription: Subscription): Invoice {
  const next = saveSubscription(work, nextPeriod(subscription));
  const [item] = next.items.data;
  const period = {
    start: item?.current_period_start ?? work.now,
    end: item?.current_period_end ?? work.now,
  };
  const waiting = pendingItems(work, next);
  const draft = draftInvoice(work, {
    customer: next.customer,
    currency: next.currency,
    reason: 'subscription_cycle',
    lines: [...waiting.map(itemLine), ...periodLines(work, next, period)],
    discounts: next.discounts,
    period: { start: subscription.items.data[0]?.current_period_start ?? work.now, end: work.now },
    subscription: next,
    autoAdvance: next.status !== 'unpaid' && next.pause_collection?.behavior !== 'keep_as_draft',
  });
  billItems(work, waiting, draft.id);
  const now = need(work, 'subscription', next.id);
  work.store.put('subscription', { ...now, latest_invoice: draft.id });
  return draft;
}

/** What becomes of an invoice while collection is paused. */
const paused: Record<string, (work: Work, draft: Invoice) => void> = {
  keep_as_draft: () => undefined,
  mark_uncollectible: (work, draft) => {
    const open = finaliseInvoice(work, draft);
    if (open.status !== 'open') return;
    const marked_uncollectible_at = work.now;
    const status_transitions = { ...open.status_transitions, marked_uncollectible_at };
    const marked = { ...open, status: 'uncollectible' as const, status_transitions };
    work.emit('invoice.marked_uncollectible', work.store.put('invoice', marked));
  },
  void: (work, draft) => {
    const open = finaliseInvoice(work, draft);
    if (open.status === 'open') voidInvoice(work, open.id);
  },
};

/** A period has ended: the next one is billed and collected. */
export function renewSubscription(work: Work, subscription: Subscription): void {
  const draft = draftRenewal(work, subscription);
  if (subscription.pause_collection) {
    paused[subscription.pause_collection.behavior]?.(work, draft);
    return;
  }
  // An unpaid subscription goes on being billed, but nobody is charged until it is settled.
  if (subscription.status === 'unpaid') return;
  const invoice = finaliseInvoice(work, draft);
  if (invoice.status === 'open') collectInvoice(work, invoice.id);
}
