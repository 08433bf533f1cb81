import { draftInvoice } from '../billing/draftInvoice';
import { collectInvoice } from '../billing/collectInvoice';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { nextRenewal, periodsAfter } from '../billing/period';
import { scale } from '../billing/scale';
import { invalid } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { InvoiceLine, Subscription } from '../model/kinds';
import { rhythm } from './planChange';
import { periodLines } from './periodLines';
import { unusedTime } from './prorations';
import { saveSubscription } from './saveSubscription';

const pausable = new Set(['active', 'trialing', 'past_due']);

/** Stops service and billing: no period begins and nothing is invoiced until it resumes. */
export function pauseSubscription(work: Work, id: string, creditsUnused: boolean): Subscription {
  const now = need(work, 'subscription', id);
  if (!pausable.has(now.status)) {
    throw invalid(`A subscription with a status of ${now.status} cannot be paused.`);
  }
  if (creditsUnused) {
    for (const item of now.items.data) {
      const credit = unusedTime(work, now, item, work.now);
      if (credit.amount) work.store.put('invoiceitem', credit);
    }
  }
  const paused = saveSubscription(work, {
    ...now,
    status: 'paused',
    status_details: {
      paused: {
        subscription: { type: 'pause_requested' },
        transitioned_at: work.now,
        type: 'subscription',
      },
    },
  });
  work.emit('customer.subscription.paused', paused);
  return paused;
}

interface Restart {
  subscription: Subscription;
  lines: InvoiceLine[];
}

/** A period that begins with the resumption; with the old anchor only its rest is charged. */
function restart(work: Work, now: Subscription, anchored: 'now' | 'unchanged'): Restart {
  const recurrence = rhythm(now.items.data);
  const anchor = anchored === 'now' ? work.now : now.billing_cycle_anchor;
  const end = nextRenewal(anchor, recurrence, work.now);
  const whole = end - (anchored === 'now' ? work.now : periodsAfter(end, recurrence, -1));
  const data = now.items.data.map((item) => ({
    ...item,
    current_period_start: work.now,
    current_period_end: end,
  }));
  const subscription = {
    ...now,
    billing_cycle_anchor: anchor,
    items: { ...now.items, data },
    status: 'active' as const,
    status_details: undefined,
  };
  const period = { start: work.now, end };
  const lines = periodLines(work, subscription, period).map((line) => {
    const amount = scale(line.amount, end - work.now, whole);
    return { ...line, amount, subtotal: amount };
  });
  return { subscription, lines };
}

/** Takes a paused subscription up again; time that was paid for and has not passed is not billed. */
export function resumeSubscription(
  work: Work,
  id: string,
  anchored: 'now' | 'unchanged',
): Subscription {
  const now = need(work, 'subscription', id);
  if (now.status !== 'paused') {
    throw invalid(`A subscription with a status of ${now.status} cannot be resumed.`);
  }
  const paidUntil = now.items.data[0]?.current_period_end ?? 0;
  if (anchored === 'unchanged' && paidUntil > work.now) {
    const resumed = { ...now, status: 'active' as const, status_details: undefined };
    work.emit('customer.subscription.resumed', saveSubscription(work, resumed));
    return resumed;
  }
  const { subscription, lines } = restart(work, now, anchored);
  saveSubscription(work, subscription);
  const draft = draftInvoice(work, {
    customer: now.customer,
    currency: now.currency,
    reason: 'subscription_update',
    lines,
    discounts: now.discounts,
    period: { start: work.now, end: work.now },
    subscription,
  });
  work.store.put('subscription', { ...subscription, latest_invoice: draft.id });
  const invoice = finaliseInvoice(work, draft);
  if (invoice.status === 'open') collectInvoice(work, invoice.id);
  const resumed = need(work, 'subscription', id);
  work.emit('customer.subscription.resumed', resumed);
  return resumed;
}
