import { invalidRequest } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { SubscriptionSchedule } from '../model/objects';

/** Ends a schedule: the subscription continues without it (`released`) or ends too (`canceled`). */
export function releaseSchedule(
  tx: Transaction,
  id: string,
  status: 'released' | 'canceled',
): SubscriptionSchedule {
  const schedule = retrieve(tx, 'subscription_schedule', id);
  if (schedule.status !== 'active' && schedule.status !== 'not_started') {
    throw invalidRequest(
      `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
  }
  const subscription = tx.objects.get('subscription', schedule.subscription ?? '');
  if (subscription) tx.objects.put('subscription', { ...subscription, schedule: null });
  const ended = tx.objects.put('subscription_schedule', {
    ...schedule,
    canceled_at: status === 'canceled' ? tx.now : null,
    current_phase: null,
    released_at: status === 'released' ? tx.now : null,
    released_subscription: status === 'released' ? schedule.subscription : null,
    subscription: status === 'released' ? null : schedule.subscription,
    status,
  });
  tx.emit(`subscription_schedule.${status}`, ended);
  return ended;
}
