import * as v from 'valibot';
import { address, clearable, common, ignored, integer, metadata, text } from '../http/fields';
import { given } from '../http/given';
import { listPage, paging } from '../http/listPage';
import { mergeMetadata, newMetadata } from '../http/metadata';
import { invalid } from '../http/ProviderError';
import { route } from '../http/route';
import { need, type Work } from '../ledger/Work';
import type { Customer } from '../model/kinds';
import { attachPaymentMethod, detachPaymentMethod } from '../payments/attachPaymentMethod';
import { endSubscription } from '../subscriptions/endSubscription';
import { makeCustomer } from '../payments/makeCustomer';

const path = '/v1/customers';

const fields = {
  ...common,
  address: v.optional(address),
  balance: v.optional(integer),
  description: v.optional(clearable(text)),
  email: v.optional(clearable(text)),
  invoice_settings: v.optional(
    v.strictObject({
      default_payment_method: v.optional(clearable(text)),
      custom_fields: ignored,
      footer: ignored,
    }),
  ),
  metadata: v.optional(metadata),
  name: v.optional(clearable(text)),
  phone: v.optional(clearable(text)),
  preferred_locales: v.optional(v.array(text)),
  tax_exempt: ignored,
};
const create = v.strictObject({ ...fields, payment_method: v.optional(text) });
const update = v.strictObject(fields);
const details = ['balance', 'description', 'email', 'name', 'phone', 'preferred_locales'] as const;

const fullAddress = (it: v.InferOutput<typeof address>): Customer['address'] => ({
  city: it.city ?? null,
  country: it.country ?? null,
  line1: it.line1 ?? null,
  line2: it.line2 ?? null,
  postal_code: it.postal_code ?? null,
  state: it.state ?? null,
});

/** A default card has to be the customer's own. */
function chooseDefault(work: Work, customer: Customer, method: string | null): void {
  const owner = method && need(work, 'payment_method', method, 'payment_method').customer;
  if (method && owner !== customer.id) {
    throw invalid(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'invoice_settings[default_payment_method]',
      'resource_missing',
    );
  }
  customer.invoice_settings.default_payment_method = method;
}

function createCustomer(work: Work, input: v.InferOutput<typeof create>): Customer {
  const customer = makeCustomer(work, {
    ...given(input, details),
    address: input.address && fullAddress(input.address),
    metadata: newMetadata(input.metadata),
  });
  if (input.payment_method) attachPaymentMethod(work, input.payment_method, customer.id);
  const method = input.invoice_settings?.default_payment_method;
  if (method) chooseDefault(work, customer, method);
  return work.store.put('customer', customer);
}

function updateCustomer(work: Work, input: v.InferOutput<typeof update>, id: string): Customer {
  const customer = need(work, 'customer', id);
  const method = input.invoice_settings?.default_payment_method;
  if (method !== undefined) chooseDefault(work, customer, method);
  const updated = work.store.put('customer', {
    ...customer,
    ...given(input, details),
    ...(input.address && { address: fullAddress(input.address) }),
    metadata: mergeMetadata(customer.metadata, input.metadata),
  });
  work.emit('customer.updated', updated);
  return updated;
}

/** Ends everything that would charge the customer, then forgets who they were. */
function removeCustomer(work: Work, id: string): object {
  const customer = need(work, 'customer', id);
  for (const subscription of work.store.find('subscription', { customer: id })) {
    if (!subscription.ended_at) endSubscription(work, subscription, 'cancellation_requested');
  }
  for (const method of work.store.find('payment_method', { customer: id })) {
    detachPaymentMethod(work, method.id);
  }
  work.store.delete(id);
  work.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes = [
  route('post', path, create, createCustomer),
  route('get', path, v.strictObject({ ...paging, email: v.optional(text) }), (work, input) =>
    listPage(work, 'customer', path, input, { email: input.email }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (work, _, id) => need(work, 'customer', id)),
  route('post', `${path}/:id`, update, updateCustomer),
  route('delete', `${path}/:id`, v.strictObject({}), (work, _, id) => removeCustomer(work, id)),
  route(
    'get',
    `${path}/:id/payment_methods`,
    v.strictObject({ ...paging, type: v.optional(text) }),
    (work, input, id) =>
      listPage(work, 'payment_method', `${path}/${id}/payment_methods`, input, {
        customer: id,
        type: input.type,
      }),
  ),
];
