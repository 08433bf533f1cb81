import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { Product } from '../model/objects';

export interface ProductFields {
  id?: string;
  name: string;
  active?: boolean;
  description?: string | null;
  unit_label?: string | null;
  metadata?: Record<string, string>;
}

/** Something that is sold. */
export function createProduct(tx: Transaction, fields: ProductFields): Product {
  const product = tx.objects.put('product', {
    id: fields.id ?? newId('prod', 14),
    object: 'product',
    active: fields.active ?? true,
    created: tx.now,
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
    updated: tx.now,
    url: null,
  });
  tx.emit('product.created', product);
  return product;
}
