import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';
import { subscriptionItem } from './subscriptionItem';
import { releaseSchedule } from './releaseSchedule';
import { discountsOf, type Phase } from './schedulePhases';

const itemsOf = (tx: Transaction, subscription: Subscription, phase: Phase) =>
  phase.items.map((item, index) => {
    const known = subscription.items.data[index];
    const start = known?.current_period_start ?? tx.now;
    return subscriptionItem({
      id: known?.id,
      subscription: subscription.id,
      price: retrieve(tx, 'price', item.price, 'price'),
      quantity: item.quantity ?? 1,
      period: { start, end: known?.current_period_end ?? tx.now },
      created: known?.created ?? tx.now,
    });
  });

const billingInterval = (subscription: Subscription): string => {
  const { interval, interval_count } = subscription.items.data[0]?.price.recurring ?? {};
  return `${interval_count} ${interval}`;
};

/** The subscription with the items of the phase that begins now; unchanged if none begins. */
export function enterSchedulePhase(tx: Transaction, subscription: Subscription): Subscription {
  const id = subscription.schedule;
  const schedule = id ? retrieve(tx, 'subscription_schedule', id) : undefined;
  if (!id || !schedule) return subscription;
  const phase = schedule.phases.find((it) => it.start_date <= tx.now && tx.now < it.end_date);
  if (!phase) {
    releaseSchedule(tx, id, 'released');
    return retrieve(tx, 'subscription', subscription.id);
  }
  if (schedule.current_phase?.start_date === phase.start_date) return subscription;
  const current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  const entered = tx.objects.put('subscription_schedule', { ...schedule, current_phase });
  tx.emit('subscription_schedule.updated', entered);
  const data = itemsOf(tx, subscription, phase);
  const next = {
    ...subscription,
    discounts: discountsOf(phase),
    items: { ...subscription.items, data },
  };
  // Another interval counts its months or weeks from the change.
  if (billingInterval(next) !== billingInterval(subscription)) next.billing_cycle_anchor = tx.now;
  return next;
}
