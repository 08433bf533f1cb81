import * as v from 'valibot';
import { common, flag, ignored, metadata, text } from '../http/fields';
import { given } from '../http/given';
import { listPage, paging } from '../http/listPage';
import { newMetadata } from '../http/metadata';
import { mustHold } from '../http/mustHold';
import { invalid } from '../http/ProviderError';
import { browserRoute, type Caller, route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { SetupIntent } from '../model/kinds';
import { confirmSetup, setupRefusalOf } from '../payments/confirmSetup';
import { makeSetupIntent } from '../payments/makeSetupIntent';
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
  payment_method_types: ignored,
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

const methodOf = (work: Work, id: string | undefined) =>
  id && (fromToken(work, id)?.id ?? need(work, 'payment_method', id, 'payment_method').id);

function answered(intent: SetupIntent): SetupIntent {
  const refusal = setupRefusalOf(intent);
  if (refusal) throw refusal;
  return intent;
}

function createIntent(work: Work, input: v.InferOutput<typeof create>): SetupIntent {
  if (input.customer) need(work, 'customer', input.customer, 'customer');
  const intent = makeSetupIntent(work, {
    ...given(input, ['customer', 'description', 'usage']),
    metadata: newMetadata(input.metadata),
    payment_method: methodOf(work, input.payment_method),
  });
  if (!input.confirm) return intent;
  return answered(confirmSetup(work, intent.id, { returnUrl: input.return_url }));
}

function confirmIntent(
  work: Work,
  input: v.InferOutput<typeof confirm>,
  id: string,
  caller: Caller,
): SetupIntent {
  mustHold(caller, need(work, 'setup_intent', id), input.client_secret);
  const paymentMethod = methodOf(work, input.payment_method);
  return answered(confirmSetup(work, id, { paymentMethod, returnUrl: input.return_url }));
}

function cancel(work: Work, id: string): SetupIntent {
  const intent = need(work, 'setup_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(`You cannot cancel this SetupIntent: it has a status of ${intent.status}.`);
  }
  const cancelled = work.store.put('setup_intent', { ...intent, status: 'canceled' });
  work.emit('setup_intent.canceled', cancelled);
  return cancelled;
}

const held = v.strictObject({ ...common, client_secret: v.optional(text) });
const list = v.strictObject({ ...paging, customer: v.optional(text) });

export const setupIntentRoutes = [
  route('post', path, create, createIntent),
  route('get', path, list, (work, input) =>
    listPage(work, 'setup_intent', path, input, { customer: input.customer }),
  ),
  browserRoute('get', `${path}/:id`, held, (work, input, id, caller) => {
    const intent = need(work, 'setup_intent', id);
    mustHold(caller, intent, input.client_secret);
    return intent;
  }),
  browserRoute('post', `${path}/:id/confirm`, confirm, confirmIntent),
  route(
    'post',
    `${path}/:id/cancel`,
    v.strictObject({ ...common, cancellation_reason: ignored }),
    (work, _, id) => cancel(work, id),
  ),
];
