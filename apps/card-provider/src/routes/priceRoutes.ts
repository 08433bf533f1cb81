import * as v from 'valibot';
import { createPrice } from '../catalogue/createPrice';
import { clearable, common, flag, ignored, metadata, text } from '../api/fields';
import { pickDefined } from '../api/pickDefined';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata, newMetadata } from '../api/metadata';
import { route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Price } from '../model/objects';
import { priceData, recurring } from '../params/priceParams';

const path = '/v1/prices';

const fields = {
  ...common,
  active: v.optional(flag),
  lookup_key: v.optional(clearable(text)),
  metadata: v.optional(metadata),
  nickname: v.optional(clearable(text)),
  transfer_lookup_key: ignored,
};
const create = v.strictObject({ ...priceData.entries, ...fields, billing_scheme: ignored });
const update = v.strictObject({ ...fields, tax_behavior: ignored });
const list = v.strictObject({
  ...paging,
  active: v.optional(flag),
  currency: v.optional(text),
  lookup_keys: v.optional(v.array(text)),
  product: v.optional(text),
  recurring: v.optional(v.partial(recurring)),
  type: v.optional(v.picklist(['one_time', 'recurring'])),
});

function updatePrice(tx: Transaction, input: v.InferOutput<typeof update>, id: string): Price {
  const price = retrieve(tx, 'price', id);
  const updated = tx.objects.put('price', {
    ...price,
    ...pickDefined(input, ['active', 'lookup_key', 'nickname']),
    metadata: mergeMetadata(price.metadata, input.metadata),
  });
  tx.emit('price.updated', updated);
  return updated;
}

export const priceRoutes = [
  route('post', path, create, (tx, input) =>
    createPrice(tx, { ...input, metadata: newMetadata(input.metadata) }),
  ),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'price', path, input, {
      active: input.active === undefined ? undefined : Number(input.active),
      currency: input.currency,
      product: input.product,
      type: input.type,
      lookup_key: input.lookup_keys?.[0],
      'recurring.interval': input.recurring?.interval,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) => retrieve(tx, 'price', id)),
  route('post', `${path}/:id`, update, updatePrice),
];
