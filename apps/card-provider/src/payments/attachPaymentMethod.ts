import { invalidRequest, ApiError } from '../model/ApiError';
import { retrieve, type Transaction } from '../store/Transaction';
import type { PaymentMethod } from '../model/objects';
import { behaviourOf } from './cardAuthentication';
import { decline } from './declines';

/** Saves the card for a customer. @throws ApiError for a test card that cannot be saved */
export function attachPaymentMethod(tx: Transaction, id: string, customer: string): PaymentMethod {
  retrieve(tx, 'customer', customer, 'customer');
  const method = retrieve(tx, 'payment_method', id);
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
    );
  }
  const traits = behaviourOf(tx, id);
  if (traits.declines && traits.declinesSetup) {
    throw new ApiError(402, decline(traits.declines));
  }
  const attached = tx.objects.put('payment_method', { ...method, customer });
  tx.emit('payment_method.attached', attached);
  return attached;
}

/** Removes the card from its customer and from everything that would charge it later. */
export function detachPaymentMethod(tx: Transaction, id: string): PaymentMethod {
  const method = retrieve(tx, 'payment_method', id);
  if (!method.customer) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const customer = tx.objects.get('customer', method.customer);
  if (customer?.invoice_settings.default_payment_method === id) {
    customer.invoice_settings.default_payment_method = null;
    tx.emit('customer.updated', tx.objects.put('customer', customer));
  }
  for (const subscription of tx.objects.find('subscription', { default_payment_method: id })) {
    tx.objects.put('subscription', { ...subscription, default_payment_method: null });
  }
  const detached = tx.objects.put('payment_method', { ...method, customer: null });
  tx.emit('payment_method.detached', detached, { customer: method.customer });
  return detached;
}
