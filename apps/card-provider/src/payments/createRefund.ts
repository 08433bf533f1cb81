import { invalidRequest } from '../model/ApiError';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Charge, Refund } from '../model/objects';

export interface RefundFields {
  /** Minor units; by default everything that is not refunded yet. */
  amount?: number;
  reason?: Refund['reason'];
  metadata?: Record<string, string>;
}

/** Refunds a charge, at most what is not refunded yet. */
export function createRefund(tx: Transaction, charge: Charge, fields: RefundFields): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = fields.amount ?? left;
  if (left <= 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount (${left}).`,
      'amount',
    );
  }
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = amount_refunded === charge.amount_captured;
  const after = tx.objects.put('charge', { ...charge, amount_refunded, refunded });
  const refund = tx.objects.put('refund', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: fields.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  tx.emit('refund.created', refund);
  tx.emit('charge.refunded', after);
  return refund;
}

/** The charge that a payment intent succeeded with. */
export function chargeOfIntent(tx: Transaction, intent: string): Charge {
  const { latest_charge, status } = retrieve(tx, 'payment_intent', intent, 'payment_intent');
  if (status !== 'succeeded' || !latest_charge) {
    throw invalidRequest(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return retrieve(tx, 'charge', latest_charge);
}
