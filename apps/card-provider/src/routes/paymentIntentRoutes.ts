import * as v from 'valibot';
import { amount, clearable, common, currency, flag, ignored, metadata, text } from '../api/fields';
import { pickDefined } from '../api/pickDefined';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata, newMetadata } from '../api/metadata';
import { requireClientSecret } from '../api/requireClientSecret';
import { browserRoute, type Caller, route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { PaymentIntent } from '../model/objects';
import { cancelIntent } from '../payments/cancelIntent';
import { confirmPayment, requireConfirmable, paymentErrorOf } from '../payments/confirmPayment';
import { createPaymentIntent } from '../payments/createPaymentIntent';
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
  payment_method_types: v.optional(v.array(text)),
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

const methodOf = (tx: Transaction, id: string | undefined) =>
  id && (fromToken(tx, id)?.id ?? retrieve(tx, 'payment_method', id, 'payment_method').id);

function answered(intent: PaymentIntent): PaymentIntent {
  const refusal = paymentErrorOf(intent);
  if (refusal) throw refusal;
  return intent;
}

function createIntent(tx: Transaction, input: v.InferOutput<typeof create>): PaymentIntent {
  if (input.customer) retrieve(tx, 'customer', input.customer, 'customer');
  const intent = createPaymentIntent(tx, {
    ...pickDefined(input, [
      'customer',
      'description',
      'payment_method_types',
      'receipt_email',
      'setup_future_usage',
    ]),
    amount: input.amount,
    currency: input.currency,
    metadata: newMetadata(input.metadata),
    payment_method: methodOf(tx, input.payment_method),
  });
  if (!input.confirm) return intent;
  return answered(
    confirmPayment(tx, intent.id, { offSession: input.off_session, returnUrl: input.return_url }),
  );
}

function confirmIntent(
  tx: Transaction,
  input: v.InferOutput<typeof confirm>,
  id: string,
  caller: Caller,
): PaymentIntent {
  const intent = retrieve(tx, 'payment_intent', id);
  requireClientSecret(caller, intent, input.client_secret);
  const changed = pickDefined(input, ['setup_future_usage', 'receipt_email']);
  if (Object.keys(changed).length) {
    requireConfirmable(intent);
    tx.objects.put('payment_intent', { ...intent, ...changed });
  }
  return answered(
    confirmPayment(tx, id, {
      paymentMethod: methodOf(tx, input.payment_method),
      offSession: input.off_session,
      returnUrl: input.return_url,
    }),
  );
}

function updateIntent(
  tx: Transaction,
  input: v.InferOutput<typeof update>,
  id: string,
): PaymentIntent {
  const intent = retrieve(tx, 'payment_intent', id);
  requireConfirmable(intent);
  return tx.objects.put('payment_intent', {
    ...intent,
    ...pickDefined(input, [
      'amount',
      'customer',
      'description',
      'receipt_email',
      'setup_future_usage',
    ]),
    metadata: mergeMetadata(intent.metadata, input.metadata),
    payment_method: methodOf(tx, input.payment_method) ?? intent.payment_method,
  });
}

const held = v.strictObject({ ...common, client_secret: v.optional(text) });
const list = v.strictObject({ ...paging, customer: v.optional(text) });
const cancel = v.strictObject({ ...common, cancellation_reason: v.optional(text) });

export const paymentIntentRoutes = [
  route('post', path, create, createIntent),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'payment_intent', path, input, { customer: input.customer }),
  ),
  browserRoute('get', `${path}/:id`, held, (tx, input, id, caller) => {
    const intent = retrieve(tx, 'payment_intent', id);
    requireClientSecret(caller, intent, input.client_secret);
    return intent;
  }),
  route('post', `${path}/:id`, update, updateIntent),
  browserRoute('post', `${path}/:id/confirm`, confirm, confirmIntent),
  route('post', `${path}/:id/cancel`, cancel, (tx, input, id) =>
    cancelIntent(tx, retrieve(tx, 'payment_intent', id), input.cancellation_reason ?? null),
  ),
];
