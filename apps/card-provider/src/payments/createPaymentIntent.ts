import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { PaymentIntent } from '../model/objects';
import { intentFields, type IntentFields } from './intentFields';

export interface PaymentIntentFields extends IntentFields {
  amount: number;
  currency: string;
  setup_future_usage?: 'on_session' | 'off_session' | null;
  receipt_email?: string | null;
}

/** A new payment intent, not yet confirmed. `amount` is in minor units. */
export function createPaymentIntent(tx: Transaction, fields: PaymentIntentFields): PaymentIntent {
  const id = newId('pi');
  const intent = tx.objects.put('payment_intent', {
    ...intentFields(tx, id, fields),
    object: 'payment_intent',
    amount: fields.amount,
    amount_capturable: 0,
    amount_details: {},
    amount_received: 0,
    application_fee_amount: null,
    canceled_at: null,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    currency: fields.currency,
    customer_account: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    payment_record: null,
    processing: null,
    receipt_email: fields.receipt_email ?? null,
    review: null,
    setup_future_usage: fields.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  });
  tx.emit('payment_intent.created', intent);
  return intent;
}
