import { draftInvoice } from '../billing/draftInvoice';
import { collectInvoice } from '../billing/collectInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { nextRenewal, periodsAfter } from '../billing/period';
import { multiplyFraction } from '../billing/exactAmounts';
import { invalidRequest } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { InvoiceLine, Subscription } from '../model/objects';
import { itemsRecurrence } from './computeChange';
import { periodLines } from './periodLines';
import { unusedTime } from './prorations';
import { saveSubscription } from './saveSubscription';

const pausable = new Set(['active', 'trialing', 'past_due']);

/** Stops service and billing: no period begins and nothing is invoiced until it resumes. */
export function pauseSubscription(
  tx: Transaction,
  id: string,
  creditsUnused: boolean,
): Subscription {
  const now = retrieve(tx, 'subscription', id);
  if (!pausable.has(now.status)) {
    throw invalidRequest(`A subscription with a status of ${now.status} cannot be paused.`);
  }
  if (creditsUnused) {
    for (const item of now.items.data) {
      const credit = unusedTime(tx, now, item, tx.now);
      if (credit.amount) tx.objects.put('invoiceitem', credit);
    }
  }
  const paused = saveSubscription(tx, {
    ...now,
    status: 'paused',
    status_details: {
      paused: {
        subscription: { type: 'pause_requested' },
        transitioned_at: tx.now,
        type: 'subscription',
      },
    },
  });
  tx.emit('customer.subscription.paused', paused);
  return paused;
}

interface Restart {
  subscription: Subscription;
  lines: InvoiceLine[];
}

/** A period that begins with the resumption; with the old anchor only its rest is charged. */
function restart(tx: Transaction, now: Subscription, anchored: 'now' | 'unchanged'): Restart {
  const recurrence = itemsRecurrence(now.items.data);
  const anchor = anchored === 'now' ? tx.now : now.billing_cycle_anchor;
  const end = nextRenewal(anchor, recurrence, tx.now);
  const whole = end - (anchored === 'now' ? tx.now : periodsAfter(end, recurrence, -1));
  const data = now.items.data.map((item) => ({
    ...item,
    current_period_start: tx.now,
    current_period_end: end,
  }));
  const subscription = {
    ...now,
    billing_cycle_anchor: anchor,
    items: { ...now.items, data },
    status: 'active' as const,
    status_details: undefined,
  };
  const period = { start: tx.now, end };
  const lines = periodLines(tx, subscription, period).map((line) => {
    const amount = multiplyFraction(line.amount, end - tx.now, whole);
    return { ...line, amount, subtotal: amount };
  });
  return { subscription, lines };
}

/** Takes a paused subscription up again; time that was paid for and has not passed is not billed. */
export function resumeSubscription(
  tx: Transaction,
  id: string,
  anchored: 'now' | 'unchanged',
): Subscription {
  const now = retrieve(tx, 'subscription', id);
  if (now.status !== 'paused') {
    throw invalidRequest(`A subscription with a status of ${now.status} cannot be resumed.`);
  }
  const paidUntil = now.items.data[0]?.current_period_end ?? 0;
  if (anchored === 'unchanged' && paidUntil > tx.now) {
    const resumed = { ...now, status: 'active' as const, status_details: undefined };
    tx.emit('customer.subscription.resumed', saveSubscription(tx, resumed));
    return resumed;
  }
  const { subscription, lines } = restart(tx, now, anchored);
  saveSubscription(tx, subscription);
  const draft = draftInvoice(tx, {
    customer: now.customer,
    currency: now.currency,
    reason: 'subscription_update',
    lines,
    discounts: now.discounts,
    period: { start: tx.now, end: tx.now },
    subscription,
  });
  tx.objects.put('subscription', { ...subscription, latest_invoice: draft.id });
  const invoice = finaliseInvoice(tx, draft);
  if (invoice.status === 'open') collectInvoice(tx, invoice.id);
  const resumed = retrieve(tx, 'subscription', id);
  tx.emit('customer.subscription.resumed', resumed);
  return resumed;
}
