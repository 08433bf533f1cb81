import * as v from 'valibot';
import { isRedeemable } from '../billing/discounts';
import {
  amount,
  common,
  currency,
  decimal,
  ignored,
  integer,
  metadata,
  text,
} from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata, newMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { randomText } from '../ledger/newId';
import { need, type Work } from '../ledger/Work';
import type { Coupon } from '../model/kinds';

const path = '/v1/coupons';

const create = v.strictObject({
  ...common,
  amount_off: v.optional(v.pipe(amount, v.minValue(1))),
  applies_to: ignored,
  currency: v.optional(currency),
  duration: v.optional(v.picklist(['forever', 'once', 'repeating'])),
  duration_in_months: v.optional(v.pipe(integer, v.minValue(1))),
  id: v.optional(text),
  max_redemptions: v.optional(v.pipe(integer, v.minValue(1))),
  metadata: v.optional(metadata),
  name: v.optional(text),
  percent_off: v.optional(v.pipe(decimal, v.maxValue(100))),
  redeem_by: v.optional(integer),
});
const update = v.strictObject({
  ...common,
  metadata: v.optional(metadata),
  name: v.optional(text),
});

type Create = v.InferOutput<typeof create>;

function mustBeWhole(work: Work, input: Create): void {
  if ((input.percent_off === undefined) === (input.amount_off === undefined)) {
    throw invalid('You must pass either amount_off or percent_off, and not both.');
  }
  if (input.amount_off !== undefined && !input.currency) {
    throw invalid('You must pass currency when passing amount_off.', 'currency');
  }
  if ((input.duration === 'repeating') !== (input.duration_in_months !== undefined)) {
    throw invalid('duration_in_months goes with a duration of "repeating".', 'duration_in_months');
  }
  if (input.id && work.store.getAny(input.id)) {
    throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  }
}

function createCoupon(work: Work, input: Create): Coupon {
  mustBeWhole(work, input);
  const coupon = work.store.put('coupon', {
    id: input.id ?? randomText(8),
    object: 'coupon',
    amount_off: input.amount_off ?? null,
    created: work.now,
    currency: input.amount_off === undefined ? null : (input.currency ?? null),
    duration: input.duration ?? 'once',
    duration_in_months: input.duration_in_months ?? null,
    livemode: false,
    max_redemptions: input.max_redemptions ?? null,
    metadata: newMetadata(input.metadata),
    name: input.name ?? null,
    percent_off: input.percent_off ?? null,
    redeem_by: input.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
  work.emit('coupon.created', coupon);
  return coupon;
}

const shown = (work: Work, coupon: Coupon): Coupon => ({
  ...coupon,
  valid: isRedeemable(coupon, work.now),
});

export const couponRoutes = [
  route('post', path, create, createCoupon),
  route('get', path, v.strictObject(paging), (work, input) => {
    const page = listPage(work, 'coupon', path, input);
    return { ...page, data: page.data.map((coupon) => shown(work, coupon)) };
  }),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    shown(work, need(work, 'coupon', id)),
  ),
  route('post', `${path}/:id`, update, (work, input, id) => {
    const coupon = need(work, 'coupon', id);
    const updated = { ...coupon, name: input.name ?? coupon.name };
    updated.metadata = mergeMetadata(coupon.metadata, input.metadata);
    return work.store.put('coupon', updated);
  }),
  route('delete', `${path}/:id`, v.strictObject({}), (work, _, id) => {
    const coupon = need(work, 'coupon', id);
    work.store.put('coupon', { ...coupon, valid: false });
    work.emit('coupon.deleted', coupon);
    return { id, object: 'coupon', deleted: true };
  }),
];
