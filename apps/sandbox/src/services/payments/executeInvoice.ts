import Stripe from 'stripe';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { followInvoice } from '../card-provider-sync/followInvoice';
import { unlessUnknown } from '../card-provider/unlessUnknown';
import { expandedId } from '../card-provider/expandedId';
import { cancelPayment } from './voidInvoice';
import {
  chargeInvoice,
  countFailedAttempt,
  PAYMENT_FAILED,
  type ChargeResult,
} from './chargeInvoice';
import { findInvoice } from '../invoices/findInvoice';
import type { InvoiceRow } from '../invoices/createInvoice';
import { settlePayment } from './settlePayment';

const cannotBePaid = () =>
  new ServiceError('INVOICE_SETTLED', 'This invoice can’t be paid any more.');

/** The open payment of a provider's invoice. */
const openPayment = async (
  { cardProvider }: Backend,
  providerId: string,
): Promise<string | null> => {
  const theirs = await cardProvider.stripe.invoices.retrieve(providerId, { expand: ['payments'] });
  return expandedId(theirs.payments?.data.at(-1)?.payment.payment_intent);
};

/** Pays with the card on file, because the subscription may still have an older card. */
const payAtProvider = async (
  backend: Backend,
  providerId: string,
  { card }: UserRow,
): Promise<ChargeResult> => {
  try {
    const theirs = await unlessUnknown(() =>
      backend.cardProvider.stripe.invoices.pay(providerId, card ? { payment_method: card.id } : {}),
    );
    // Another account has the card, or the invoice, which is void then.
    if (!theirs) return { kind: 'declined', message: PAYMENT_FAILED };
    if (theirs.status === 'paid') return { kind: 'paid' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // Another tab or the provider itself has paid it meanwhile.
    if (error.code === 'invoice_already_paid') return { kind: 'paid' };
    const wantsBank = /requires_action|authentication_required/.test(error.code ?? '');
    if (!wantsBank && error instanceof Stripe.errors.StripeCardError)
      return { kind: 'declined', message: error.message };
    if (!wantsBank) throw error;
  }
  const paymentIntentId = await openPayment(backend, providerId);
  return paymentIntentId
    ? { kind: 'confirm', paymentIntentId }
    : { kind: 'declined', message: PAYMENT_FAILED };
};

/**
 * Cancels an unfinished payment, for example after the user closed the bank's page, so that the
 * next attempt is the only one that can charge.
 * @throws ServiceError `INVOICE_SETTLED` when the payment has succeeded, even where it is refunded
 */
export const cancelUnfinishedPayment = async (
  backend: Backend,
  invoice: InvoiceRow,
): Promise<InvoiceRow> => {
  if (!invoice.paymentIntentId) return invoice;
  await cancelPayment(backend, invoice.paymentIntentId);
  await countFailedAttempt(backend, invoice);
  const row = await findInvoice(backend.db, invoice.id);
  // It succeeded at the last moment, bought nothing and is refunded.
  if (row?.state === 'void') throw cannotBePaid();
  return row ?? invoice;
};

/** Charges the card on file. A payment with that card that waits for the bank is continued. */
const payHere = async (
  backend: Backend,
  user: UserRow,
  invoice: InvoiceRow,
): Promise<ChargeResult> => {
  const { paymentIntents } = backend.cardProvider.stripe;
  const payment = invoice.paymentIntentId;
  const begun = payment ? await unlessUnknown(() => paymentIntents.retrieve(payment)) : null;
  if (begun?.status === 'requires_action' && expandedId(begun.payment_method) === user.card?.id)
    return { kind: 'confirm', paymentIntentId: begun.id };
  return chargeInvoice(backend, await cancelUnfinishedPayment(backend, invoice), user, 'present');
};

/**
 * Pays an open invoice now. Rule BILL-3.
 *
 * @param wasInterrupted an earlier attempt of this request may have paid it
 * @throws ServiceError `INVOICE_SETTLED`, `PAYMENT_DECLINED`
 */
export const executeInvoice = async (
  backend: Backend,
  user: UserRow,
  invoice: InvoiceRow,
  wasInterrupted: boolean,
): Promise<Exclude<ChargeResult, { kind: 'declined' }>> => {
  const wasPaid =
    !invoice.providerId &&
    invoice.paymentIntentId !== null &&
    (await settlePayment(backend, invoice.paymentIntentId));
  if (wasInterrupted && (wasPaid || invoice.state === 'paid')) return { kind: 'paid' };
  if (invoice.state === 'draft')
    throw new ServiceError(
      'STATE_CONFLICT',
      'We’ll charge this soon. You don’t need to do anything.',
    );
  if (wasPaid || (invoice.state !== 'open' && invoice.state !== 'uncollectible'))
    throw new ServiceError('INVOICE_SETTLED', 'There’s nothing left to pay on this invoice.');
  const result = invoice.providerId
    ? await payAtProvider(backend, invoice.providerId, user)
    : await payHere(backend, user, invoice);
  await followInvoice(backend, invoice);
  const followed = await findInvoice(backend.db, invoice.id);
  if (result.kind === 'declined' && followed?.state === 'void') throw cannotBePaid();
  if (result.kind === 'declined') throw new ServiceError('PAYMENT_DECLINED', result.message);
  return result;
};
