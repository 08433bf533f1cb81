import * as v from 'valibot';
import { common, flag, ignored, metadata, text } from '../api/fields';
import { pickDefined } from '../api/pickDefined';
import { listPage, paging } from '../api/listPage';
import { newMetadata } from '../api/metadata';
import { requireClientSecret } from '../api/requireClientSecret';
import { invalidRequest } from '../model/ApiError';
import { browserRoute, type Caller, route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { SetupIntent } from '../model/objects';
import { confirmSetup, setupErrorOf } from '../payments/confirmSetup';
import { createSetupIntent } from '../payments/createSetupIntent';
import { fromToken } from './paymentMethodRoutes';

const path = '/v1/setup_intents';

const create = v.strictObject({
  ...common,
  automatic_payment_methods: ignored,
  confirm: v.optional(flag),
  customer: v.optional(text),
  description: v.optional(text),
  mandate_data: ignored,
  metadata: v.optional(metadata),
  payment_method: v.optional(text),
  payment_method_options: ignored,
  payment_method_types: v.optional(v.array(text)),
  return_url: v.optional(text),
  usage: v.optional(v.picklist(['on_session', 'off_session'])),
});
const confirm = v.strictObject({
  ...common,
  client_secret: v.optional(text),
  mandate_data: ignored,
  payment_method: v.optional(text),
  return_url: v.optional(text),
});

const methodOf = (tx: Transaction, id: string | undefined) =>
  id && (fromToken(tx, id)?.id ?? retrieve(tx, 'payment_method', id, 'payment_method').id);

function answered(intent: SetupIntent): SetupIntent {
  const refusal = setupErrorOf(intent);
  if (refusal) throw refusal;
  return intent;
}

function createIntent(tx: Transaction, input: v.InferOutput<typeof create>): SetupIntent {
  if (input.customer) retrieve(tx, 'customer', input.customer, 'customer');
  const intent = createSetupIntent(tx, {
    ...pickDefined(input, ['customer', 'description', 'payment_method_types', 'usage']),
    metadata: newMetadata(input.metadata),
    payment_method: methodOf(tx, input.payment_method),
  });
  if (!input.confirm) return intent;
  return answered(confirmSetup(tx, intent.id, { returnUrl: input.return_url }));
}

function confirmIntent(
  tx: Transaction,
  input: v.InferOutput<typeof confirm>,
  id: string,
  caller: Caller,
): SetupIntent {
  requireClientSecret(caller, retrieve(tx, 'setup_intent', id), input.client_secret);
  const paymentMethod = methodOf(tx, input.payment_method);
  return answered(confirmSetup(tx, id, { paymentMethod, returnUrl: input.return_url }));
}

function cancel(tx: Transaction, id: string): SetupIntent {
  const intent = retrieve(tx, 'setup_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot cancel this SetupIntent: it has a status of ${intent.status}.`,
    );
  }
  const cancelled = tx.objects.put('setup_intent', { ...intent, status: 'canceled' });
  tx.emit('setup_intent.canceled', cancelled);
  return cancelled;
}

const held = v.strictObject({ ...common, client_secret: v.optional(text) });
const list = v.strictObject({ ...paging, customer: v.optional(text) });

export const setupIntentRoutes = [
  route('post', path, create, createIntent),
  route('get', path, list, (tx, input) =>
    listPage(tx, 'setup_intent', path, input, { customer: input.customer }),
  ),
  browserRoute('get', `${path}/:id`, held, (tx, input, id, caller) => {
    const intent = retrieve(tx, 'setup_intent', id);
    requireClientSecret(caller, intent, input.client_secret);
    return intent;
  }),
  browserRoute('post', `${path}/:id/confirm`, confirm, confirmIntent),
  route(
    'post',
    `${path}/:id/cancel`,
    v.strictObject({ ...common, cancellation_reason: ignored }),
    (tx, _, id) => cancel(tx, id),
  ),
];
