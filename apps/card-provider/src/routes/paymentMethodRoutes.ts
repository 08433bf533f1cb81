import * as v from 'valibot';
import { common, ignored, integer, metadata, text } from '../api/fields';
import { listPage, paging } from '../api/listPage';
import { invalidRequest, notFound } from '../model/ApiError';
import { browserRoute, route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { PaymentMethod } from '../model/objects';
import { attachPaymentMethod, detachPaymentMethod } from '../payments/attachPaymentMethod';
import { createPaymentMethod } from '../payments/createPaymentMethod';
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

const yearsAhead = (tx: Transaction, years: number) => ({
  exp_month: 12,
  exp_year: new Date(tx.now * 1000).getUTCFullYear() + years,
});

/** `pm_card_visa` and the like: a fresh payment method with that card's behaviour. */
export function fromToken(tx: Transaction, token: string): PaymentMethod | undefined {
  const found = findTestToken(token);
  return found && createPaymentMethod(tx, found, yearsAhead(tx, 3));
}

function createMethod(tx: Transaction, input: v.InferOutput<typeof create>): PaymentMethod {
  const { number, exp_month, exp_year, cvc, token } = input.card;
  if (token) {
    const made = fromToken(tx, token);
    if (!made) throw notFound('token', token, 'card[token]');
    return made;
  }
  if (!number || exp_month === undefined || exp_year === undefined) {
    throw invalidRequest(
      'Missing required param: card[number].',
      'card[number]',
      'parameter_missing',
    );
  }
  const found = readCard({ number, exp_month, exp_year, cvc }, tx.now);
  return createPaymentMethod(tx, found, { exp_month, exp_year }, input.billing_details);
}

const list = v.strictObject({ ...paging, customer: v.optional(text), type: v.optional(text) });

export const paymentMethodRoutes = [
  browserRoute('post', path, create, createMethod),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'payment_method', path, input, { customer: input.customer, type: input.type }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) =>
    retrieve(tx, 'payment_method', id),
  ),
  route(
    'post',
    `${path}/:id/attach`,
    v.strictObject({ ...common, customer: text }),
    (tx, input, id) => {
      const method = fromToken(tx, id)?.id ?? id;
      return attachPaymentMethod(tx, method, input.customer);
    },
  ),
  route('post', `${path}/:id/detach`, v.strictObject(common), (tx, _, id) =>
    detachPaymentMethod(tx, id),
  ),
];
