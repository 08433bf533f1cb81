import { newId } from '../ledger/newId';
import type { Work } from '../ledger/Work';
import type { Product } from '../model/kinds';

export interface ProductFields {
  id?: string;
  name: string;
  active?: boolean;
  description?: string | null;
  unit_label?: string | null;
  metadata?: Record<string, string>;
}

/** Something that is sold. */
export function makeProduct(work: Work, fields: ProductFields): Product {
  const product = work.store.put('product', {
    id: fields.id ?? newId('prod', 14),
    object: 'product',
    active: fields.active ?? true,
    created: work.now,
    default_price: null,
    description: fields.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: fields.metadata ?? {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: fields.unit_label ?? null,
    updated: work.now,
    url: null,
  });
  work.emit('product.created', product);
  return product;
}
