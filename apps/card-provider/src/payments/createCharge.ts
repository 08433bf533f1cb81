import type { ErrorDetails } from '../model/ApiError';
import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import type { Charge, PaymentIntent, PaymentMethod } from '../model/objects';

const approved: Charge['outcome'] = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: 'Payment complete.',
  type: 'authorized',
};

const refused = (error: ErrorDetails): Charge['outcome'] => ({
  ...approved,
  network_status: 'declined_by_network',
  reason: error.decline_code ?? error.code ?? null,
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
});

const cardDetails = (method: PaymentMethod): Charge['payment_method_details'] => ({
  type: 'card',
  card: {
    amount_authorized: null,
    authorization_code: null,
    brand: method.card?.brand ?? null,
    checks: method.card?.checks ?? null,
    country: method.card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: method.card?.exp_month ?? 0,
    exp_year: method.card?.exp_year ?? 0,
    fingerprint: method.card?.fingerprint,
    funding: method.card?.funding ?? null,
    installments: null,
    last4: method.card?.last4 ?? null,
    mandate: null,
    network: method.card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
});

/** Stores the charge of a confirmed intent: paid, or declined with `error`. */
export function createCharge(
  tx: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: ErrorDetails | null,
): Charge {
  const charge = tx.objects.put('charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: tx.account.branding.displayName.toUpperCase().slice(0, 22),
    captured: !error,
    created: tx.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: error ? refused(error) : approved,
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
  tx.emit(error ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}
