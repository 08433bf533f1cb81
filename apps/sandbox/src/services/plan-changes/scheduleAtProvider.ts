import type { Backend } from '../../backend/Backend';
import { ensurePrice } from '../provider/ensurePrice';
import { expandedId } from '../provider/expandedId';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { ChangeQuote } from './quoteChange';

/** Takes back a change that waits for the period's end. */
export const withdrawAtProvider = async (
  { payments }: Backend,
  { providerId }: SubscriptionRow,
): Promise<void> => {
  const theirs = await payments.stripe.subscriptions.retrieve(providerId ?? '');
  const schedule = expandedId(theirs.schedule);
  if (schedule) await payments.stripe.subscriptionSchedules.release(schedule);
};

/** Has the provider change the plan when the paid period ends, without charging anything now. */
export const scheduleAtProvider = async (
  backend: Backend,
  { row, target }: ChangeQuote,
): Promise<void> => {
  const { stripe } = backend.payments;
  await withdrawAtProvider(backend, row);
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: row.providerId ?? '',
  });
  const [phase] = schedule.phases;
  const price = expandedId(phase?.items[0]?.price);
  if (!phase || !price) throw new Error(`The schedule ${schedule.id} has no phase.`);
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [{ price, quantity: 1 }], start_date: phase.start_date, end_date: phase.end_date },
      {
        items: [{ price: await ensurePrice(backend, target), quantity: 1 }],
        proration_behavior: 'none',
        duration: {
          interval: target.details.period.magnitude,
          interval_count: target.details.period.amount,
        },
      },
    ],
  });
};
