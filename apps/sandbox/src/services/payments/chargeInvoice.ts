import { and, eq, notInArray } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { cardsOnly } from '../card-provider/cardsOnly';
import { ensureCustomer } from '../card-provider/ensureCustomer';
import type { InvoiceRow } from '../invoices/createInvoice';
import { applyPayment } from './applyPayment';
import { settlePayment } from './settlePayment';
import { settleEarlierPayment } from './settleEarlierPayment';

/** The result of a charge. */
export type ChargeResult =
  | { kind: 'paid' }
  /** The bank asks the customer to confirm. */
  | { kind: 'confirm'; paymentIntentId: string }
  | { kind: 'declined'; message: string };

/** The message for a refused card. Rule ERR-19. */
export const PAYMENT_FAILED =
  'There was an issue processing your payment. This could be due to insufficient funds or due to some of the details provided being incorrect. Additionally the issuing bank might require further authentication.';

/** The message for a payment that the bank wants confirmed, where nothing here asks it. Rule ERR-19. */
export const BANK_NOT_ASKED =
  'Your bank wants you to confirm this payment, and you can’t do that here. Pay with another card.';

const noCard = {
  kind: 'declined',
  message: 'There’s no card to charge. Add one first.',
} as const;

/**
 * The payment of a refused charge that the customer can still confirm with the bank; null if there
 * is none.
 */
const confirmable = (error: Stripe.errors.StripeCardError): string | null =>
  error.code === 'authentication_required' ? (error.payment_intent?.id ?? null) : null;

const declined = (error: unknown): ChargeResult => {
  // For example a card that was removed at the provider. Trying again does not help.
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    console.error('Charging:', error.message);
    return { kind: 'declined', message: PAYMENT_FAILED };
  }
  if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  const paymentIntentId = confirmable(error);
  return paymentIntentId
    ? { kind: 'confirm', paymentIntentId }
    : { kind: 'declined', message: error.message || PAYMENT_FAILED };
};

const results: Partial<
  Record<Stripe.PaymentIntent.Status, (intent: Stripe.PaymentIntent) => ChargeResult>
> = {
  succeeded: () => ({ kind: 'paid' }),
  processing: ({ id }) => ({ kind: 'confirm', paymentIntentId: id }),
  requires_action: ({ id }) => ({ kind: 'confirm', paymentIntentId: id }),
  requires_confirmation: ({ id }) => ({ kind: 'confirm', paymentIntentId: id }),
};

/**
 * Counts a failed attempt once, so that the next one has another idempotency key at the provider.
 */
export const countFailedAttempt = async (
  { db }: Backend,
  { id, attempts }: Pick<InvoiceRow, 'id' | 'attempts'>,
): Promise<void> => {
  await db
    .update(invoices)
    .set({ attempts: attempts + 1 })
    .where(and(eq(invoices.id, id), eq(invoices.attempts, attempts)));
};

/**
 * Charges an open invoice to the user's card. The idempotency key makes the provider charge once
 * per attempt, even after a crash or with several processes. A success is settled before this
 * returns.
 * @param payer whether the user is there to confirm
 */
export const chargeInvoice = async (
  backend: Backend,
  invoice: InvoiceRow,
  user: UserRow,
  payer: 'present' | 'away',
): Promise<ChargeResult> => {
  if (!user.card) return noCard;
  const { id: method } = user.card;
  const customer = await ensureCustomer(backend, user);
  if (await settleEarlierPayment(backend, invoice, customer)) return { kind: 'paid' };
  const charge = (asksBank: boolean) =>
    backend.cardProvider.stripe.paymentIntents.create(
      {
        amount: invoice.amount,
        currency: invoice.currency.toLowerCase(),
        customer,
        payment_method: method,
        ...cardsOnly,
        confirm: true,
        ...(asksBank ? {} : { off_session: true }),
        description: `${invoice.number} ${invoice.title}`,
        metadata: { invoice: invoice.id, reason: invoice.reason },
      },
      { idempotencyKey: `invoice-${invoice.id}-${invoice.attempts}-${method}` },
    );
  const isPresent = payer === 'present';
  const result = await charge(isPresent)
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
      // A process that died made this attempt the other way. The provider repeats its answer.
      return charge(!isPresent);
    })
    .then(async (intent): Promise<ChargeResult> => {
      await savePayment(backend, invoice.id, intent.id);
      const isLost =
        intent.status === 'succeeded' && !(await applyPayment(backend, invoice.id, intent.id));
      const read = isLost ? undefined : results[intent.status];
      return read ? read(intent) : { kind: 'declined', message: PAYMENT_FAILED };
    })
    .catch(declined);
  if (result.kind === 'confirm') {
    await savePayment(backend, invoice.id, result.paymentIntentId);
    // To a repeated key the provider repeats an old answer. The payment may have succeeded since.
    if (await settlePayment(backend, result.paymentIntentId)) return { kind: 'paid' };
  }
  if (result.kind === 'declined') await countFailedAttempt(backend, invoice);
  return result;
};

const savePayment = async ({ db }: Backend, id: string, paymentIntentId: string): Promise<void> => {
  await db
    .update(invoices)
    .set({ paymentIntentId })
    .where(and(eq(invoices.id, id), notInArray(invoices.state, ['paid', 'void'])));
};

/** The error for a declined charge. */
export const refuseCharge = (message: string): ServiceError =>
  new ServiceError('PAYMENT_DECLINED', message);

/** @throws ServiceError `PAYMENT_DECLINED` */
export const requireCard = ({ card }: UserRow): void => {
  if (!card) throw refuseCharge(noCard.message);
};
