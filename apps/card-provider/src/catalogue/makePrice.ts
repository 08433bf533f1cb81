import { invalid } from '../http/ProviderError';
import { newId } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { Price } from '../model/kinds';
import { makeProduct } from './makeProduct';

export interface PriceFields {
  currency: string;
  /** Minor units. */
  unit_amount?: number;
  product?: string;
  product_data?: { name: string; description?: string; metadata?: Record<string, string> | null };
  recurring?: { interval: string; interval_count?: number };
  active?: boolean;
  lookup_key?: string | null;
  nickname?: string | null;
  metadata?: Record<string, string>;
}

function productOf(work: Work, { product, product_data: data }: PriceFields): string {
  if (product) return need(work, 'product', product, 'product').id;
  if (!data) throw invalid('Missing required param: product.', 'product', 'parameter_missing');
  return makeProduct(work, { ...data, metadata: data.metadata ?? {} }).id;
}

/** What something costs, once or every so often. */
export function makePrice(work: Work, fields: PriceFields): Price {
  if (fields.unit_amount === undefined) {
    throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
  }
  const { recurring } = fields;
  const price = work.store.put('price', {
    id: newId('price'),
    object: 'price',
    active: fields.active ?? true,
    billing_scheme: 'per_unit',
    created: work.now,
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: fields.metadata ?? {},
    nickname: fields.nickname ?? null,
    product: productOf(work, fields),
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: String(fields.unit_amount),
  });
  work.emit('price.created', price);
  return price;
}
