import * as v from 'valibot';
import { amount, clearable, common, currency, flag, ignored, metadata, text } from '../http/fields';
import { given } from '../http/given';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata, newMetadata } from '../http/metadata';
import { mustHold } from '../http/mustHold';
import { browserRoute, type Caller, route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { PaymentIntent } from '../model/kinds';
import { cancelIntent } from '../payments/cancelIntent';
import { confirmPayment, mustBeConfirmable, refusalOf } from '../payments/confirmPayment';
import { makePaymentIntent } from '../payments/makePaymentIntent';
import { fromToken } from './paymentMethodRoutes';

const path = '/v1/payment_intents';
const future = v.picklist(['on_session', 'off_session']);

const fields = {
  ...common,
  automatic_payment_methods: ignored,
  customer: v.optional(text),
  description: v.optional(clearable(text)),
  metadata: v.optional(metadata),
  payment_method: v.optional(text),
  payment_method_options: ignored,
  payment_method_types: ignored,
  receipt_email: v.optional(clearable(text)),
  setup_future_usage: v.optional(clearable(future)),
  statement_descriptor: ignored,
};
const confirming = {
  error_on_requires_action: ignored,
  mandate_data: ignored,
  off_session: v.optional(flag),
  return_url: v.optional(text),
};
const create = v.strictObject({
  ...fields,
  ...confirming,
  amount: v.pipe(amount, v.minValue(1)),
  confirm: v.optional(flag),
  currency,
});
const update = v.strictObject({ ...fields, amount: v.optional(amount) });
const confirm = v.strictObject({
  ...common,
  ...confirming,
  client_secret: v.optional(text),
  payment_method: v.optional(text),
  receipt_email: v.optional(text),
  setup_future_usage: v.optional(future),
});

const methodOf = (work: Work, id: string | undefined) =>
  id && (fromToken(work, id)?.id ?? need(work, 'payment_method', id, 'payment_method').id);

function answered(intent: PaymentIntent): PaymentIntent {
  const refusal = refusalOf(intent);
  if (refusal) throw refusal;
  return intent;
}

function createIntent(work: Work, input: v.InferOutput<typeof create>): PaymentIntent {
  if (input.customer) need(work, 'customer', input.customer, 'customer');
  const intent = makePaymentIntent(work, {
    ...given(input, ['customer', 'description', 'receipt_email', 'setup_future_usage']),
    amount: input.amount,
    currency: input.currency,
    metadata: newMetadata(input.metadata),
    payment_method: methodOf(work, input.payment_method),
  });
  if (!input.confirm) return intent;
  return answered(
    confirmPayment(work, intent.id, { offSession: input.off_session, returnUrl: input.return_url }),
  );
}

function confirmIntent(
  work: Work,
  input: v.InferOutput<typeof confirm>,
  id: string,
  caller: Caller,
): PaymentIntent {
  const intent = need(work, 'payment_intent', id);
  mustHold(caller, intent, input.client_secret);
  const changed = given(input, ['setup_future_usage', 'receipt_email']);
  if (Object.keys(changed).length) {
    mustBeConfirmable(intent);
    work.store.put('payment_intent', { ...intent, ...changed });
  }
  return answered(
    confirmPayment(work, id, {
      paymentMethod: methodOf(work, input.payment_method),
      offSession: input.off_session,
      returnUrl: input.return_url,
    }),
  );
}

function updateIntent(work: Work, input: v.InferOutput<typeof update>, id: string): PaymentIntent {
  const intent = need(work, 'payment_intent', id);
  mustBeConfirmable(intent);
  return work.store.put('payment_intent', {
    ...intent,
    ...given(input, ['amount', 'customer', 'description', 'receipt_email', 'setup_future_usage']),
    metadata: mergeMetadata(intent.metadata, input.metadata),
    payment_method: methodOf(work, input.payment_method) ?? intent.payment_method,
  });
}

const held = v.strictObject({ ...common, client_secret: v.optional(text) });
const list = v.strictObject({ ...paging, customer: v.optional(text) });
const cancel = v.strictObject({ ...common, cancellation_reason: v.optional(text) });

export const paymentIntentRoutes = [
  route('post', path, create, createIntent),
  route('get', path, list, (work, input) =>
    listPage(work, 'payment_intent', path, input, { customer: input.customer }),
  ),
  browserRoute('get', `${path}/:id`, held, (work, input, id, caller) => {
    const intent = need(work, 'payment_intent', id);
    mustHold(caller, intent, input.client_secret);
    return intent;
  }),
  route('post', `${path}/:id`, update, updateIntent),
  browserRoute('post', `${path}/:id/confirm`, confirm, confirmIntent),
  route('post', `${path}/:id/cancel`, cancel, (work, input, id) =>
    cancelIntent(work, need(work, 'payment_intent', id), input.cancellation_reason ?? null),
  ),
];
