import { invalidRequest } from '../model/ApiError';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Price } from '../model/objects';
import { createProduct } from './createProduct';

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

function productOf(tx: Transaction, { product, product_data: data }: PriceFields): string {
  if (product) return retrieve(tx, 'product', product, 'product').id;
  if (!data)
    throw invalidRequest('Missing required param: product.', 'product', 'parameter_missing');
  return createProduct(tx, { ...data, metadata: data.metadata ?? {} }).id;
}

/** Creates a one-off or recurring price. */
export function createPrice(tx: Transaction, fields: PriceFields): Price {
  if (fields.unit_amount === undefined) {
    throw invalidRequest(
      'Missing required param: unit_amount.',
      'unit_amount',
      'parameter_missing',
    );
  }
  const { recurring } = fields;
  const price = tx.objects.put('price', {
    id: newId('price'),
    object: 'price',
    active: fields.active ?? true,
    billing_scheme: 'per_unit',
    created: tx.now,
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: fields.metadata ?? {},
    nickname: fields.nickname ?? null,
    product: productOf(tx, fields),
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
  tx.emit('price.created', price);
  return price;
}
