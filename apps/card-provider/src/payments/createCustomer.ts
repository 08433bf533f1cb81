import { newId, randomText } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { Customer } from '../model/objects';

export interface CustomerFields {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  address?: Customer['address'];
  metadata?: Record<string, string>;
  preferred_locales?: string[];
  balance?: number;
  defaultPaymentMethod?: string | null;
}

/** A new customer. `balance` is in minor units; below zero is credit. */
export function createCustomer(tx: Transaction, fields: CustomerFields): Customer {
  const customer = tx.objects.put('customer', {
    id: newId('cus', 14),
    object: 'customer',
    address: fields.address ?? null,
    balance: fields.balance ?? 0,
    created: tx.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: fields.defaultPaymentMethod ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: fields.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  tx.emit('customer.created', customer);
  return customer;
}
