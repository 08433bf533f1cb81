import { periodsAfter, recurrenceOf } from '../billing/period';
import { invalidRequest } from '../model/ApiError';
import { newMetadata } from '../api/metadata';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription, SubscriptionSchedule } from '../model/objects';
import type { PhaseInput } from '../params/scheduleParams';
import { currentPeriod } from './periodLines';

export type Phase = SubscriptionSchedule['phases'][number];

const phase = (
  { currency, discounts }: Pick<Subscription, 'currency' | 'discounts'>,
  items: { price: string; quantity?: number }[],
  span: { start_date: number; end_date: number },
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
  trial_end: null,
  ...span,
});

/** The only phase of a schedule that is created from a subscription: the current period. */
export function presentPhase(subscription: Subscription): Phase {
  const [first] = subscription.items.data;
  return phase(
    subscription,
    subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
    {
      start_date: first?.current_period_start ?? subscription.start_date,
      end_date: first?.current_period_end ?? subscription.start_date,
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

/** The phases of a request, each beginning where the one before ends. */
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
    const discounts = input.discounts?.length === 0 ? [] : subscription.discounts;
    const planned = phase({ ...subscription, discounts }, input.items, { start_date, end_date });
    return { ...planned, metadata: newMetadata(input.metadata) };
  });
}
