import * as v from 'valibot';
import {
  address,
  clearable,
  common,
  currency,
  ignored,
  integer,
  metadata,
  text,
} from '../api/fields';
import { pickDefined } from '../api/pickDefined';
import { listPage, paging } from '../api/listPage';
import { mergeMetadata, newMetadata } from '../api/metadata';
import { invalidRequest } from '../model/ApiError';
import { route } from '../api/route';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Customer } from '../model/objects';
import { attachPaymentMethod, detachPaymentMethod } from '../payments/attachPaymentMethod';
import { endSubscription } from '../subscriptions/endSubscription';
import { changeBalance, noteBalanceChange } from '../billing/changeBalance';
import { createCustomer } from '../payments/createCustomer';

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
const balanceChange = v.strictObject({
  ...common,
  amount: integer,
  currency,
  description: v.optional(text),
  metadata: v.optional(metadata),
});
const details = ['balance', 'description', 'email', 'name', 'phone', 'preferred_locales'] as const;

const fullAddress = (it: v.InferOutput<typeof address>): Customer['address'] => ({
  city: it.city ?? null,
  country: it.country ?? null,
  line1: it.line1 ?? null,
  line2: it.line2 ?? null,
  postal_code: it.postal_code ?? null,
  state: it.state ?? null,
});

/** @throws ApiError when the default card is another customer's */
function chooseDefault(tx: Transaction, customer: Customer, method: string | null): void {
  const owner = method && retrieve(tx, 'payment_method', method, 'payment_method').customer;
  if (method && owner !== customer.id) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'invoice_settings[default_payment_method]',
      'resource_missing',
    );
  }
  customer.invoice_settings.default_payment_method = method;
}

function handleCreate(tx: Transaction, input: v.InferOutput<typeof create>): Customer {
  const customer = createCustomer(tx, {
    ...pickDefined(input, details),
    address: input.address && fullAddress(input.address),
    metadata: newMetadata(input.metadata),
  });
  if (input.payment_method) attachPaymentMethod(tx, input.payment_method, customer.id);
  const method = input.invoice_settings?.default_payment_method;
  if (method) chooseDefault(tx, customer, method);
  return tx.objects.put('customer', customer);
}

function updateCustomer(
  tx: Transaction,
  input: v.InferOutput<typeof update>,
  id: string,
): Customer {
  const customer = retrieve(tx, 'customer', id);
  const method = input.invoice_settings?.default_payment_method;
  if (method !== undefined) chooseDefault(tx, customer, method);
  const moved = (input.balance ?? customer.balance) - customer.balance;
  if (moved !== 0)
    noteBalanceChange(tx, customer, moved, customer.currency ?? 'gbp', { type: 'adjustment' });
  const updated = tx.objects.put('customer', {
    ...customer,
    ...pickDefined(input, details),
    ...(input.address && { address: fullAddress(input.address) }),
    metadata: mergeMetadata(customer.metadata, input.metadata),
  });
  tx.emit('customer.updated', updated);
  return updated;
}

/** Ends everything that would charge the customer, then deletes their data. */
function removeCustomer(tx: Transaction, id: string): object {
  const customer = retrieve(tx, 'customer', id);
  for (const subscription of tx.objects.find('subscription', { customer: id })) {
    if (!subscription.ended_at) endSubscription(tx, subscription, 'cancellation_requested');
  }
  for (const method of tx.objects.find('payment_method', { customer: id })) {
    detachPaymentMethod(tx, method.id);
  }
  tx.objects.delete(id);
  tx.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes = [
  route('post', path, create, handleCreate),
  route('get', path, v.strictObject({ ...paging, email: v.optional(text) }), (tx, input) =>
    listPage(tx, 'customer', path, input, { email: input.email }),
  ),
  route('get', `${path}/:id`, v.strictObject(common), (tx, _, id) => retrieve(tx, 'customer', id)),
  route('post', `${path}/:id`, update, updateCustomer),
  route('post', `${path}/:id/balance_transactions`, balanceChange, (tx, input, id) =>
    changeBalance(tx, id, input.amount, input.currency, {
      type: 'adjustment',
      description: input.description ?? null,
      metadata: newMetadata(input.metadata),
    }),
  ),
  route(
    'get',
    `${path}/:id/balance_transactions`,
    v.strictObject({ ...paging, invoice: v.optional(text) }),
    (tx, { invoice, ...page }, id) =>
      listPage(tx, 'customer_balance_transaction', `${path}/${id}/balance_transactions`, page, {
        customer: retrieve(tx, 'customer', id).id,
        invoice,
      }),
  ),
  route('delete', `${path}/:id`, v.strictObject({}), (tx, _, id) => removeCustomer(tx, id)),
  route(
    'get',
    `${path}/:id/payment_methods`,
    v.strictObject({ ...paging, type: v.optional(text) }),
    (tx, input, id) =>
      listPage(tx, 'payment_method', `${path}/${id}/payment_methods`, input, {
        customer: id,
        type: input.type,
      }),
  ),
];
