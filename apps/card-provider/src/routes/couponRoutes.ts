import * as v from 'valibot';
import { isRedeemable } from '../billing/discounts';
import { amount, common, currency, decimal, ignored, integer, metadata, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata, newMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { route } from '../api/route';
import { randomText } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Coupon } from '../model/objects';

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

function mustBeWhole(tx: Transaction, input: Create): void {
  if ((input.percent_off === undefined) === (input.amount_off === undefined)) {
    throw invalidRequest('You must pass either amount_off or percent_off, and not both.');
  }
  if (input.amount_off !== undefined && !input.currency) {
    throw invalidRequest('You must pass currency when passing amount_off.', 'currency');
  }
  if ((input.duration === 'repeating') !== (input.duration_in_months !== undefined)) {
    throw invalidRequest(
      'duration_in_months goes with a duration of "repeating".',
      'duration_in_months',
    );
  }
  if (input.id && tx.objects.getAny(input.id)) {
    throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists');
  }
}

function createCoupon(tx: Transaction, input: Create): Coupon {
  mustBeWhole(tx, input);
  const coupon = tx.objects.put('coupon', {
    id: input.id ?? randomText(8),
    object: 'coupon',
    amount_off: input.amount_off ?? null,
    created: tx.now,
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
  tx.emit('coupon.created', coupon);
  return coupon;
}

const shown = (tx: Transaction, coupon: Coupon): Coupon => ({
  ...coupon,
  valid: isRedeemable(coupon, tx.now),
});

export const couponRoutes = [
  route('post', path, create, createCoupon),
  route('get', path, v.strictObject(paging), (tx, input) => {
    const page = listPage(tx, 'coupon', path, input);
    return { ...page, data: page.data.map((coupon) => shown(tx, coupon)) };
  }),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    shown(tx, retrieve(tx, 'coupon', id)),
  ),
  route('post', `${path}/:id`, update, (tx, input, id) => {
    const coupon = retrieve(tx, 'coupon', id);
    const updated = { ...coupon, name: input.name ?? coupon.name };
    updated.metadata = mergeMetadata(coupon.metadata, input.metadata);
    return tx.objects.put('coupon', updated);
  }),
  route('delete', `${path}/:id`, v.strictObject({}), (tx, _, id) => {
    const coupon = retrieve(tx, 'coupon', id);
    tx.objects.put('coupon', { ...coupon, valid: false });
    tx.emit('coupon.deleted', coupon);
    return { id, object: 'coupon', deleted: true };
  }),
];
