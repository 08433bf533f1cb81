import * as v from 'valibot';
import { makePrice } from '../catalogue/makePrice';
import { clearable, common, flag, ignored, metadata, text } from '../http/fields';
import { given } from '../http/given';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata, newMetadata } from '../http/metadata';
import { route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { Price } from '../model/kinds';
import { priceData, recurring } from './priceFields';

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

function updatePrice(work: Work, input: v.InferOutput<typeof update>, id: string): Price {
  const price = need(work, 'price', id);
  const updated = work.store.put('price', {
    ...price,
    ...given(input, ['active', 'lookup_key', 'nickname']),
    metadata: mergeMetadata(price.metadata, input.metadata),
  });
  work.emit('price.updated', updated);
  return updated;
}

export const priceRoutes = [
  route('post', path, create, (work, input) =>
    makePrice(work, { ...input, metadata: newMetadata(input.metadata) }),
  ),
  route('get', path, list, (work, input) =>
    listPage(work, 'price', path, input, {
      active: input.active === undefined ? undefined : Number(input.active),
      currency: input.currency,
      product: input.product,
      type: input.type,
      lookup_key: input.lookup_keys?.[0],
      'recurring.interval': input.recurring?.interval,
    }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) => need(work, 'price', id)),
  route('post', `${path}/:id`, update, updatePrice),
];
