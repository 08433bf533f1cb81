import { newId, randomText } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { PaymentIntent } from '../model/objects';

export interface PaymentIntentFields {
  amount: number;
  currency: string;
  customer?: string | null;
  payment_method?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  setup_future_usage?: 'on_session' | 'off_session' | null;
  receipt_email?: string | null;
}

/** A new payment intent, not yet confirmed. `amount` is in minor units. */
export function createPaymentIntent(tx: Transaction, fields: PaymentIntentFields): PaymentIntent {
  const id = newId('pi');
  const intent = tx.objects.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: {},
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: tx.now,
    currency: fields.currency,
    customer: fields.customer ?? null,
    customer_account: null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: fields.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: fields.receipt_email ?? null,
    review: null,
    setup_future_usage: fields.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: fields.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: null,
  });
  tx.emit('payment_intent.created', intent);
  return intent;
}
