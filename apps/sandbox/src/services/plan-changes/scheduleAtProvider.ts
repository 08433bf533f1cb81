import type { Backend } from '../../backend/Backend';
import { ensurePrice } from '../provider/ensurePrice';
import { expandedId } from '../provider/expandedId';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { planOf, type PlanRow } from '../plans/findPlan';
import { noteSchedule } from './noteSchedule';

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
  { row, target }: { row: SubscriptionRow; target: PlanRow },
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

/**
 * Plans at the provider what was planned here, where something else has taken it off there. It is
 * noted here anew, since the event that told of its end may have been faster.
 */
export const scheduleAgain = async (backend: Backend, row: SubscriptionRow): Promise<void> => {
  if (!row.providerId || !row.scheduledPriceId) return;
  const target = await planOf(backend.db, row.scheduledPriceId);
  await scheduleAtProvider(backend, { row, target });
  await noteSchedule(backend, row.id, row.scheduledPriceId);
};
