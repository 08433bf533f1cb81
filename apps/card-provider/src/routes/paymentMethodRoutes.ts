import * as v from 'valibot';
import { common, ignored, integer, metadata, text } from '../http/fields';
import { listPage, paging } from '../http/listPage';
import { invalid, missing } from '../http/ProviderError';
import { browserRoute, route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { PaymentMethod } from '../model/kinds';
import { attachPaymentMethod, detachPaymentMethod } from '../payments/attachPaymentMethod';
import { makePaymentMethod } from '../payments/makePaymentMethod';
import { readCard } from '../payments/readCard';
import { findTestToken } from '../payments/testCards';

const path = '/v1/payment_methods';

const card = v.strictObject({
  number: v.optional(text),
  exp_month: v.optional(integer),
  exp_year: v.optional(integer),
  cvc: v.optional(text),
  token: v.optional(text),
});
const billing = v.strictObject({
  name: v.optional(text),
  email: v.optional(text),
  phone: v.optional(text),
  address: ignored,
});
const create = v.strictObject({
  ...common,
  type: v.literal('card'),
  card,
  billing_details: v.optional(billing),
  metadata: v.optional(metadata),
});

const yearsAhead = (work: Work, years: number) => ({
  exp_month: 12,
  exp_year: new Date(work.now * 1000).getUTCFullYear() + years,
});

/** `pm_card_visa` and the like: a fresh payment method with that card's behaviour. */
export function fromToken(work: Work, token: string): PaymentMethod | undefined {
  const found = findTestToken(token);
  return found && makePaymentMethod(work, found, yearsAhead(work, 3));
}

function createMethod(work: Work, input: v.InferOutput<typeof create>): PaymentMethod {
  const { number, exp_month, exp_year, cvc, token } = input.card;
  if (token) {
    const made = fromToken(work, token);
    if (!made) throw missing('token', token, 'card[token]');
    return made;
  }
  if (!number || exp_month === undefined || exp_year === undefined) {
    throw invalid('Missing required param: card[number].', 'card[number]', 'parameter_missing');
  }
  const found = readCard({ number, exp_month, exp_year, cvc }, work.now);
  return makePaymentMethod(work, found, { exp_month, exp_year }, input.billing_details);
}

const list = v.strictObject({ ...paging, customer: v.optional(text), type: v.optional(text) });

export const paymentMethodRoutes = [
  browserRoute('post', path, create, createMethod),
  route('get', path, list, (work, input) =>
    listPage(work, 'payment_method', path, input, { customer: input.customer, type: input.type }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) =>
    need(work, 'payment_method', id),
  ),
  route(
    'post',
    `${path}/:id/attach`,
    v.strictObject({ ...common, customer: text }),
    (work, input, id) => {
      const method = fromToken(work, id)?.id ?? id;
      return attachPaymentMethod(work, method, input.customer);
    },
  ),
  route('post', `${path}/:id/detach`, v.strictObject(common), (work, _, id) =>
    detachPaymentMethod(work, id),
  ),
];
