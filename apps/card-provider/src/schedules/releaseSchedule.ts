import { invalid } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { SubscriptionSchedule } from '../model/kinds';

/** Lets the subscription go on by itself (`released`), or ends with it (`canceled`). */
export function releaseSchedule(
  work: Work,
  id: string,
  status: 'released' | 'canceled',
): SubscriptionSchedule {
  const schedule = need(work, 'subscription_schedule', id);
  if (schedule.status !== 'active' && schedule.status !== 'not_started') {
    throw invalid(
      `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
  }
  const subscription = work.store.get('subscription', schedule.subscription ?? '');
  if (subscription) work.store.put('subscription', { ...subscription, schedule: null });
  const ended = work.store.put('subscription_schedule', {
    ...schedule,
    canceled_at: status === 'canceled' ? work.now : null,
    current_phase: null,
    released_at: status === 'released' ? work.now : null,
    released_subscription: status === 'released' ? schedule.subscription : null,
    subscription: status === 'released' ? null : schedule.subscription,
    status,
  });
  work.emit(`subscription_schedule.${status}`, ended);
  return ended;
}
