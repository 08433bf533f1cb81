import Stripe from 'stripe';
import type { Backend } from '../Backend';
import { startsInPeriod } from '../plans/beginsInPeriod';
import { expandedId } from './expandedId';
import { returnCredit } from './returnCredit';
import { unlessPlanLost } from './unlessLost';
import { isUnknown } from './unlessUnknown';
import { logError } from '../../process/logError';

/** A payment that another account took can be refunded only there. */
const refuseUnknown =
  (paymentIntentId: string) =>
  (error: unknown): never => {
    if (!isUnknown(error)) throw error;
    throw new RefundRefused(`Refunding ${paymentIntentId}`, { cause: error });
  };

/**
 * Refunds a payment in full. Repeating it is safe.
 * @returns whether this call refunded it, not an earlier one
 */
export const refundPayment = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  paymentIntentId: string,
): Promise<boolean> => {
  const { stripe } = cardProvider;
  const { latest_charge } = await stripe.paymentIntents
    .retrieve(paymentIntentId)
    .catch(refuseUnknown(paymentIntentId));
  const charge = expandedId(latest_charge);
  if (charge && (await stripe.charges.retrieve(charge)).refunded) return false;
  return createRefund(
    { cardProvider },
    { payment_intent: paymentIntentId },
    `refund-${paymentIntentId}`,
  );
};

/** The provider will never return this payment, because its card is closed, for example. */
class RefundRefused extends Error {}

/**
 * What the provider refuses now and may do later. Of a disputed payment the bank may give the money back itself, so
 * nobody else may meanwhile.
 */
const temporary: readonly (string | undefined)[] = [
  'balance_insufficient',
  'charge_disputed',
  'lock_timeout',
];

/** Of a wrong amount the next attempt asks for less. */
const isTemporary = ({ code, param }: Stripe.errors.StripeError): boolean =>
  temporary.includes(code) || param === 'amount';

const isFinal = (error: unknown): boolean =>
  (error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError) &&
  !isTemporary(error);

/** What a return answers; null if the provider refuses it for good. */
export const unlessRefused = <T>(refund: () => Promise<T>): Promise<T | null> =>
  refund().catch((error: unknown) => {
    if (!(error instanceof RefundRefused)) throw error;
    logError(error.message, error.cause);
    return null;
  });

/** What a return answers; null if the provider refuses it for now. */
export const unlessDelayed = <T>(refund: () => Promise<T>): Promise<T | null> =>
  refund().catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError && temporary.includes(error.code)))
      throw error;
    logError('A refund has to wait', error);
    return null;
  });

/** Creates a refund; false if the payment was refunded before. */
const createRefund = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  refund: Stripe.RefundCreateParams,
  idempotencyKey: string,
): Promise<boolean> => {
  try {
    await cardProvider.stripe.refunds.create(refund, { idempotencyKey });
    return true;
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (isDone) return false;
    if (!isFinal(error)) throw error;
    throw new RefundRefused(`Refunding ${refund.payment_intent}`, { cause: error });
  }
};

/**
 * Refunds a part of a payment, or what is left of it: the operator may have refunded some by hand.
 * @param amount minor units
 * @param key names this refund; repeating it refunds nothing more
 * @returns what is refunded under this key, in minor units, and whether the provider refuses the refund for good
 */
export const refundPart = async (
  backend: Pick<Backend, 'cardProvider'>,
  paymentIntentId: string,
  amount: number,
  key: string,
): Promise<{ amount: number; isRefused: boolean }> => {
  const { paymentIntents, refunds } = backend.cardProvider.stripe;
  const payment = await unlessRefused(() =>
    paymentIntents.retrieve(paymentIntentId).catch(refuseUnknown(paymentIntentId)),
  );
  if (!payment) return { amount, isRefused: true };
  let gone = 0;
  // The provider forgets an idempotency key after a day; a refund keeps its metadata.
  for await (const refund of refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
    const hasFailed = refund.status === 'failed' || refund.status === 'canceled';
    if (refund.metadata?.['return'] === key) return { amount: refund.amount, isRefused: hasFailed };
    if (!hasFailed) gone += refund.amount;
  }
  const part = Math.min(amount, payment.amount_received - gone);
  if (part <= 0) return { amount: 0, isRefused: false };
  const metadata = { return: key };
  const refund = { payment_intent: paymentIntentId, amount: part, metadata };
  const made = await unlessRefused(() => createRefund(backend, refund, key));
  return { amount: made === false ? 0 : part, isRefused: made === null };
};

const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Ends a subscription at the provider straight away, so that it is never charged again. One that it doesn't know ends here alone. */
export const cancelAtProvider = async (backend: Backend, subscription: string): Promise<void> => {
  const { subscriptions } = backend.cardProvider.stripe;
  const theirs = await unlessPlanLost(backend, subscription, () =>
    subscriptions.retrieve(subscription),
  );
  if (theirs && !isOver(theirs)) await subscriptions.cancel(subscription);
};

/** A provider's invoice whose payment is refunded. */
interface RefundedInvoice {
  id: string;
  /** Minor units. */
  amount: number;
  /** Whether the provider refuses the refund for good. */
  isRefused: boolean;
}

/** Which invoices of a subscription are refunded. */
interface Due {
  /** Those that were paid for a time after this instant, epoch milliseconds; 0 for all. */
  from: number;
  /**
   * When the plan's last period began, epoch milliseconds. A change that began it has made credit of what was paid
   * before, which the customer keeps. Rule SUB-13.
   */
  periodStart?: number;
  /** Whether an invoice with this id is one of them; all if not given. */
  isDue?: (invoice: string) => boolean;
}

/** For which time an invoice charges, epoch milliseconds. Its lines below zero are unused time of an earlier plan. */
const chargedTime = ({ lines }: Stripe.Invoice): { start: number; end: number } => {
  const charged = lines.data.filter(({ amount }) => amount >= 0);
  return {
    start: Math.min(...charged.map(({ period }) => period.start * 1000)),
    end: Math.max(0, ...charged.map(({ period }) => period.end * 1000)),
  };
};

/** The provider's invoices that are refunded. */
async function* paidAfter(
  { cardProvider: { stripe } }: Pick<Backend, 'cardProvider'>,
  subscription: string,
  { from, periodStart = 0, isDue = () => true }: Due,
): AsyncGenerator<Stripe.Invoice & { id: string }> {
  for await (const invoice of stripe.invoices.list({ subscription, status: 'paid' })) {
    const { id } = invoice;
    const { start, end } = chargedTime(invoice);
    const isCredit = !startsInPeriod(start, periodStart);
    if (id && end > from && !isCredit && isDue(id)) yield { ...invoice, id };
  }
}

/** The payments of an invoice that succeeded. */
const paymentsOf = async (
  { cardProvider: { stripe } }: Pick<Backend, 'cardProvider'>,
  invoice: string,
): Promise<string[]> => {
  const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] });
  return (payments?.data ?? []).flatMap(({ status, payment }) => {
    const paymentIntentId = expandedId(payment.payment_intent);
    return status === 'paid' && paymentIntentId ? paymentIntentId : [];
  });
};

/**
 * Refunds what is due of a subscription's payments, gives back the credit that was used with them, and ends it at the provider, so that it is never charged
 * again. It ends last: while the provider renews it, the comparison finds it and repeats what was interrupted.
 * @param record writes a refund down; repeating it is safe
 */
export const refundAndCancel = async (
  backend: Backend,
  subscription: string,
  due: Due,
  record: (invoice: RefundedInvoice) => Promise<void>,
): Promise<void> => {
  const recorded = new Set<string>();
  const refundPaid = async (): Promise<void> => {
    for await (const invoice of paidAfter(backend, subscription, due)) {
      const { id, amount_paid: amount } = invoice;
      await returnCredit(backend, invoice);
      for (const paymentIntentId of await paymentsOf(backend, id)) {
        if (recorded.has(paymentIntentId)) continue;
        const refund = () => refundPayment(backend, paymentIntentId);
        await record({ id, amount, isRefused: (await unlessRefused(refund)) === null });
        recorded.add(paymentIntentId);
      }
    }
  };
  const { subscriptions } = backend.cardProvider.stripe;
  const ask = () => subscriptions.retrieve(subscription);
  if (!(await unlessPlanLost(backend, subscription, ask))) return;
  await refundPaid();
  await cancelAtProvider(backend, subscription);
  // It may have renewed meanwhile.
  await refundPaid();
};
