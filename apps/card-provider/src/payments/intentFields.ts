import { randomText } from '../model/newId';
import type { Transaction } from '../store/Transaction';

export interface IntentFields {
  customer?: string | null;
  payment_method?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  payment_method_types?: string[];
}

/** What an account offers to a request that names no methods: those that its owner switched on. */
export const dynamicMethods = ['card', 'bacs_debit'];

/** The fields that new payment intents and new setup intents share. */
export const intentFields = (tx: Transaction, id: string, fields: IntentFields) => ({
  id,
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: fields.payment_method_types
    ? null
    : { allow_redirects: 'never' as const, enabled: true },
  cancellation_reason: null,
  client_secret: `${id}_secret_${randomText(25)}`,
  created: tx.now,
  customer: fields.customer ?? null,
  description: fields.description ?? null,
  excluded_payment_method_types: null,
  livemode: false as const,
  metadata: fields.metadata ?? {},
  next_action: null,
  on_behalf_of: null,
  payment_method: fields.payment_method ?? null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: fields.payment_method_types ?? dynamicMethods,
  status: fields.payment_method
    ? ('requires_confirmation' as const)
    : ('requires_payment_method' as const),
});
