import * as v from 'valibot';
import {
  clearable,
  common,
  currency,
  flag,
  ignored,
  integer,
  metadata,
  text,
} from '../http/fields';
import { given } from '../http/given';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata, newMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { newId } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { Product } from '../model/kinds';
import { makePrice } from '../catalogue/makePrice';
import { makeProduct } from '../catalogue/makeProduct';
import { recurring } from './priceFields';

const path = '/v1/products';

const fields = {
  ...common,
  active: v.optional(flag),
  description: v.optional(clearable(text)),
  images: ignored,
  metadata: v.optional(metadata),
  name: v.optional(text),
  statement_descriptor: ignored,
  tax_code: ignored,
  unit_label: v.optional(clearable(text)),
  url: ignored,
};
const create = v.strictObject({
  ...fields,
  id: v.optional(text),
  name: text,
  type: ignored,
  default_price_data: v.optional(
    v.strictObject({
      currency,
      unit_amount: integer,
      recurring: v.optional(recurring),
      tax_behavior: ignored,
    }),
  ),
});
const update = v.strictObject({ ...fields, default_price: v.optional(text) });
const details = ['active', 'description', 'name', 'unit_label'] as const;

function createProduct(work: Work, input: v.InferOutput<typeof create>): Product {
  const id = input.id ?? newId('prod', 14);
  if (work.store.getAny(id)) {
    throw invalid('Product already exists.', 'id', 'resource_already_exists');
  }
  const product = makeProduct(work, {
    ...given(input, details),
    id,
    name: input.name,
    metadata: newMetadata(input.metadata),
  });
  if (!input.default_price_data) return product;
  const price = makePrice(work, { ...input.default_price_data, product: product.id });
  return work.store.put('product', { ...product, default_price: price.id });
}

function updateProduct(work: Work, input: v.InferOutput<typeof update>, id: string): Product {
  const product = need(work, 'product', id);
  const updated = work.store.put('product', {
    ...product,
    ...given(input, [...details, 'default_price']),
    metadata: mergeMetadata(product.metadata, input.metadata),
    updated: work.now,
  });
  work.emit('product.updated', updated);
  return updated;
}

export const productRoutes = [
  route('post', path, create, createProduct),
  route('get', path, v.strictObject({ ...paging, active: v.optional(flag) }), (work, input) =>
    listPage(work, 'product', path, input, {
      active: input.active === undefined ? undefined : Number(input.active),
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) => need(work, 'product', id)),
  route('post', `${path}/:id`, update, updateProduct),
];
