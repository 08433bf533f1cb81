import { invalid, ProviderError } from '../http/ProviderError';
import { need, type Work } from '../ledger/Work';
import type { PaymentMethod } from '../model/kinds';
import { traitsOf } from './cardTraits';
import { decline } from './declines';

/** Saves the card with a customer. Cards published as refusing to be saved refuse here. */
export function attachPaymentMethod(work: Work, id: string, customer: string): PaymentMethod {
  need(work, 'customer', customer, 'customer');
  const method = need(work, 'payment_method', id);
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalid('The payment method you provided has already been attached to a customer.');
  }
  const traits = traitsOf(work, id);
  if (traits.declines && traits.declinesSetup) {
    throw new ProviderError(402, decline(traits.declines));
  }
  const attached = work.store.put('payment_method', { ...method, customer });
  work.emit('payment_method.attached', attached);
  return attached;
}

/** Takes the card off its customer, and off everything that would charge it later. */
export function detachPaymentMethod(work: Work, id: string): PaymentMethod {
  const method = need(work, 'payment_method', id);
  if (!method.customer) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const customer = work.store.get('customer', method.customer);
  if (customer?.invoice_settings.default_payment_method === id) {
    customer.invoice_settings.default_payment_method = null;
    work.emit('customer.updated', work.store.put('customer', customer));
  }
  for (const subscription of work.store.find('subscription', { default_payment_method: id })) {
    work.store.put('subscription', { ...subscription, default_payment_method: null });
  }
  const detached = work.store.put('payment_method', { ...method, customer: null });
  work.emit('payment_method.detached', detached, { customer: method.customer });
  return detached;
}
