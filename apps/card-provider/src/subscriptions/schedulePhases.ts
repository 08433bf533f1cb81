import { periodsAfter, recurrenceOf } from '../billing/period';
import { invalidRequest } from '../model/ApiError';
import { newMetadata } from '../api/metadata';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription, SubscriptionSchedule } from '../model/objects';
import type { PhaseInput } from '../params/scheduleParams';
import { currentPeriod } from './periodLines';
import { resolveDiscounts } from './resolveDiscounts';

export type Phase = SubscriptionSchedule['phases'][number];

const phase = (
  { currency }: Pick<Subscription, 'currency'>,
  discounts: readonly Subscription['discounts'][number][],
  items: { price: string; quantity?: number }[],
  span: { start_date: number; end_date: number; trial_end: number | null },
): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: discounts.map((discount) => ({
    coupon: null,
    discount,
    promotion_code: null,
  })),
  invoice_settings: null,
  items: items.map(({ price, quantity }) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price,
    price,
    quantity: quantity ?? 1,
    tax_rates: [],
  })),
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  transfer_data: null,
  ...span,
});

/** The ids of a phase's discounts. A phase without any ends those of the subscription. */
export const discountsOf = ({ discounts }: Phase): string[] =>
  discounts.flatMap(({ discount }) => (typeof discount === 'string' ? [discount] : []));

/** When the free time of a subscription ends that has not begun to pay; null for none. */
const trialEndOf = ({ status, trial_end }: Subscription): number | null =>
  status === 'trialing' ? trial_end : null;

/** The only phase of a schedule that is created from a subscription: the current period. */
export function presentPhase(subscription: Subscription): Phase {
  const [first] = subscription.items.data;
  return phase(
    subscription,
    subscription.discounts,
    subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
    {
      start_date: first?.current_period_start ?? subscription.start_date,
      end_date: first?.current_period_end ?? subscription.start_date,
      trial_end: trialEndOf(subscription),
    },
  );
}

function endOf(tx: Transaction, input: PhaseInput, start: number, at: string): number {
  if (input.end_date !== undefined) return input.end_date;
  if (input.duration) {
    const { interval, interval_count = 1 } = input.duration;
    return periodsAfter(start, { interval, interval_count }, 1);
  }
  const price = retrieve(tx, 'price', input.items[0]?.price ?? '', `${at}[items][0][price]`);
  return periodsAfter(start, recurrenceOf(price), input.iterations ?? 1);
}

/** The phases of a request, each beginning where the one before ends. What a phase does not name it does not have. */
export function plannedPhases(
  tx: Transaction,
  subscription: Subscription,
  inputs: readonly PhaseInput[],
): Phase[] {
  let start = currentPeriod(subscription, tx.now).start;
  return inputs.map((input, index) => {
    const at = `phases[${index}]`;
    for (const item of input.items) retrieve(tx, 'price', item.price, `${at}[items][price]`);
    const start_date = typeof input.start_date === 'number' ? input.start_date : start;
    if (index && start_date !== start) {
      throw invalidRequest('Phases must follow each other without a gap.', `${at}[start_date]`);
    }
    const end_date = endOf(tx, input, start_date, at);
    if (end_date <= start_date) throw invalidRequest('A phase must end after it starts.', at);
    start = end_date;
    const trial_end = input.trial_end ?? null;
    if (start_date <= tx.now && trial_end !== trialEndOf(subscription))
      throw invalidRequest(
        'Give the running phase the trial_end of its subscription.',
        `${at}[trial_end]`,
      );
    const discounts = resolveDiscounts(tx, subscription, input.discounts ?? []);
    const planned = phase(subscription, discounts, input.items, {
      start_date,
      end_date,
      trial_end,
    });
    return { ...planned, metadata: newMetadata(input.metadata) };
  });
}
