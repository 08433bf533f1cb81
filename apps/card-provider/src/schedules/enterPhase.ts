import { need, type Work } from '../ledger/Work';
import type { Subscription, SubscriptionSchedule } from '../model/kinds';
import { subscriptionItem } from '../subscriptions/subscriptionItem';
import { releaseSchedule } from './releaseSchedule';

type Phase = SubscriptionSchedule['phases'][number];

const itemsOf = (work: Work, subscription: Subscription, phase: Phase) =>
  phase.items.map((item, index) => {
    const known = subscription.items.data[index];
    const start = known?.current_period_start ?? work.now;
    return subscriptionItem({
      id: known?.id,
      subscription: subscription.id,
      price: need(work, 'price', item.price, 'price'),
      quantity: item.quantity ?? 1,
      period: { start, end: known?.current_period_end ?? work.now },
      created: known?.created ?? work.now,
    });
  });

const rhythm = (subscription: Subscription): string => {
  const { interval, interval_count } = subscription.items.data[0]?.price.recurring ?? {};
  return `${interval_count} ${interval}`;
};

/** The subscription as the phase that begins by now wants it; unchanged if none does. */
export function enterPhase(work: Work, subscription: Subscription): Subscription {
  const id = subscription.schedule;
  const schedule = id ? need(work, 'subscription_schedule', id) : undefined;
  if (!id || !schedule) return subscription;
  const phase = schedule.phases.find((it) => it.start_date <= work.now && work.now < it.end_date);
  if (!phase) {
    releaseSchedule(work, id, 'released');
    return need(work, 'subscription', subscription.id);
  }
  if (schedule.current_phase?.start_date === phase.start_date) return subscription;
  const current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  const entered = work.store.put('subscription_schedule', { ...schedule, current_phase });
  work.emit('subscription_schedule.updated', entered);
  const data = itemsOf(work, subscription, phase);
  const next = { ...subscription, items: { ...subscription.items, data } };
  // Another rhythm counts its months or weeks from the change on.
  if (rhythm(next) !== rhythm(subscription)) next.billing_cycle_anchor = work.now;
  return next;
}
