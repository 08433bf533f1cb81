import * as v from 'valibot';
import { clearable, common, currency, flag, ignored, integer, metadata, text } from '../api/fields';
import { pickDefined } from '../api/pickDefined';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata, newMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { route } from '../api/route';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Product } from '../model/objects';
import { createPrice } from '../catalogue/createPrice';
import { createProduct } from '../catalogue/createProduct';
import { recurring } from '../params/priceParams';

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

function handleCreate(tx: Transaction, input: v.InferOutput<typeof create>): Product {
  const id = input.id ?? newId('prod', 14);
  if (tx.objects.getAny(id)) {
    throw invalidRequest('Product already exists.', 'id', 'resource_already_exists');
  }
  const product = createProduct(tx, {
    ...pickDefined(input, details),
    id,
    name: input.name,
    metadata: newMetadata(input.metadata),
  });
  if (!input.default_price_data) return product;
  const price = createPrice(tx, { ...input.default_price_data, product: product.id });
  return tx.objects.put('product', { ...product, default_price: price.id });
}

function updateProduct(tx: Transaction, input: v.InferOutput<typeof update>, id: string): Product {
  const product = retrieve(tx, 'product', id);
  const updated = tx.objects.put('product', {
    ...product,
    ...pickDefined(input, [...details, 'default_price']),
    metadata: mergeMetadata(product.metadata, input.metadata),
    updated: tx.now,
  });
  tx.emit('product.updated', updated);
  return updated;
}

export const productRoutes = [
  route('post', path, create, handleCreate),
  route('get', path, v.strictObject({ ...paging, active: v.optional(flag) }), (tx, input) =>
    listPage(tx, 'product', path, input, {
      active: input.active === undefined ? undefined : Number(input.active),
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) => retrieve(tx, 'product', id)),
  route('post', `${path}/:id`, update, updateProduct),
];
