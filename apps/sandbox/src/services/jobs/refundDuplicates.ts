import { DAY } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { number } from 'valibot';
import type { Backend } from '../Backend';
import { checkouts } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { endAtProvider } from '../cancellation/endAtProvider';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { isRefunded } from '../card-provider/isRefunded';
import { runProviderWork } from '../card-provider/runProviderWork';
import { refundAndCancel, refundPayment, unlessRefused } from '../card-provider/refundPayment';
import type { CheckoutRow } from '../checkouts/openCheckouts';
import { orderedBy, writeReceipt, type Collected } from '../checkouts/refundCheckout';
import { isSettled, settleCheckout } from '../checkouts/settleCheckout';
import { checkoutReason, findByReason } from '../invoices/createInvoice';
import {
  isLeftToSupport,
  leaveToSupport,
  recordRefund,
  tellSecondPayment,
} from '../payments/recordRefund';
import { namedInvoice, settlePayment } from '../payments/settlePayment';
import { readSetting, writeSetting } from '../settings/readSetting';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { forEachSettled } from './forEachSettled';
import { reportUnknownPayment } from './reportUnknownPayment';

/** How much older than the last comparison a payment may be, because it may have been under way then. */
const LOOK_BACK_MS = 7 * DAY;
/** The setting with the instant of the last comparison. */
const COMPARED_SETTING = 'payments-compared-at';
/** The largest page of the provider's lists. */
const PAGE = 100;

const findByProvider = async (
  { db }: Backend,
  providerId: string,
): Promise<SubscriptionRow | null> => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.providerId, providerId));
  return row ?? null;
};

/** The checkout that a payment or subscription at the provider names; null if it is not ours. */
const checkoutOf = async (
  { db }: Backend,
  { checkout }: Stripe.Metadata,
): Promise<CheckoutRow | null> => {
  if (!checkout) return null;
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, checkout));
  return row ?? null;
};

/** Every subscription that the provider renews. */
export const listRenewing = async ({ cardProvider }: Backend): Promise<Stripe.Subscription[]> => {
  const renewing: Stripe.Subscription[] = [];
  for await (const plan of cardProvider.stripe.subscriptions.list({ limit: PAGE }))
    renewing.push(plan);
  return renewing;
};

/**
 * Records what becomes of the money that a checkout collected for no plan, in one step: a receipt without its refund would
 * look like a plan that was paid.
 */
const recordReturned = async (
  backend: Backend,
  checkout: CheckoutRow | null,
  collected: Omit<Collected, 'priceId'>,
  cause: 'refused' | 'secondPlan',
): Promise<void> => {
  if (!checkout || checkout.priceId === null) return;
  const { priceId, providerId } = checkout;
  const { sessions } = backend.cardProvider.stripe.checkout;
  const session = providerId === null ? null : await sessions.retrieve(providerId);
  await backend.db.transaction(async (tx) => {
    const within = { ...backend, db: tx };
    const receipt = await writeReceipt(within, checkout, { ...collected, priceId });
    await recordRefund(within, receipt, cause, { ordered: orderedBy(checkout, session) });
  });
};

/** A subscription that the provider renews although nobody here has it. */
const checkSubscription = async (
  backend: Backend,
  theirs: Stripe.Subscription,
): Promise<string | null> => {
  const { id } = theirs;
  const checkout = await checkoutOf(backend, theirs.metadata);
  // A checkout that isn't settled knows best why its money is refunded.
  if (checkout?.providerId && !isSettled(checkout)) {
    await settleCheckout(backend, checkout.providerId);
    return null;
  }
  const buyer = (await findByProvider(backend, id))?.buyer ?? checkout?.buyer;
  if (buyer === undefined) return reportUnknownPayment(backend, theirs);
  return withBuyerLock(backend, buyer, async () => {
    const ours = await findByProvider(backend, id);
    if (ours?.endedAt === null) return null;
    // It may have ended since it was listed, with a refund of its own.
    const { status } = await backend.cardProvider.stripe.subscriptions.retrieve(id);
    if (status === 'canceled') return null;
    if (ours?.endedAt) {
      await runProviderWork(backend, ours);
      await endAtProvider(backend, ours, ours.endedAt);
      return `The subscription ${id} went on after its plan had ended: we cancelled it, and refunded what was paid for later.`;
    }
    const refused: string[] = [];
    await refundAndCancel(backend, id, { from: 0 }, async ({ id: reason, amount, isRefused }) => {
      if (isRefused) refused.push(reason);
      const cause = isRefused ? 'refused' : 'secondPlan';
      await recordReturned(backend, checkout, { reason, amount, paymentIntentId: null }, cause);
    });
    return refused.length > 0
      ? `The subscription ${id} was a second one: we cancelled it, but the provider refused to refund ${refused.join(', ')}.`
      : `The subscription ${id} was a second one: we cancelled and refunded it.`;
  });
};

/** A payment of an invoice that another payment has paid, or that was voided. */
const checkInvoicePayment = async (
  backend: Backend,
  intent: Stripe.PaymentIntent,
): Promise<string | null> => {
  const invoice = await namedInvoice(backend, intent.metadata);
  if (invoice?.state === 'paid' && invoice.paymentIntentId === intent.id) return null;
  if (await isRefunded(backend, intent)) return null;
  if (!invoice) return reportUnknownPayment(backend, intent);
  await settlePayment(backend, intent.id);
  if (!(await isRefunded(backend, intent))) return null;
  return `The payment ${intent.id} of ${invoice.number} was a second one: we refunded it.`;
};

/** A payment of a checkout that another payment has paid, or that was closed. */
const checkCheckoutPayment = async (
  backend: Backend,
  intent: Stripe.PaymentIntent,
): Promise<string | null> => {
  const checkout = await checkoutOf(backend, intent.metadata);
  if (!checkout)
    return (await isRefunded(backend, intent)) ? null : reportUnknownPayment(backend, intent);
  if (checkout.state === 'open') {
    if (checkout.providerId) await settleCheckout(backend, checkout.providerId);
    return null;
  }
  const receipt = await findByReason(backend.db, checkoutReason(checkout.id));
  if (receipt?.paymentIntentId === intent.id || (await isRefunded(backend, intent))) return null;
  if (await isLeftToSupport(backend, intent.id)) return null;
  const returned = await withBuyerLock(backend, checkout.buyer, () =>
    unlessRefused(() => refundPayment(backend, intent.id)),
  );
  const { amount_received: amount, id: paymentIntentId } = intent;
  if (!receipt)
    await recordReturned(
      backend,
      checkout,
      { amount, paymentIntentId },
      returned === null ? 'refused' : 'secondPlan',
    );
  else if (returned === null) await leaveToSupport(backend, receipt, intent.id);
  else await tellSecondPayment(backend, receipt, intent.id);
  if (returned === null)
    return `The payment ${intent.id} of ${checkout.id} was a second one, but the provider refused to refund it.`;
  return `The payment ${intent.id} of ${checkout.id} was a second one: we refunded it.`;
};

const checkPayment = async (
  backend: Backend,
  intent: Stripe.PaymentIntent,
): Promise<string | null> => {
  if (intent.status !== 'succeeded') return null;
  const check = intent.metadata['invoice'] ? checkInvoicePayment : checkCheckoutPayment;
  return check(backend, intent);
};

/**
 * Compares every live subscription, and every payment since the last comparison, at the card provider
 * with its buyer's plan, and cancels and refunds what is a second one. The totals of a buyer who was charged twice
 * agree with the provider's, so no sum would show it. Rule BUY-17.
 * @param renewing the provider's list, if it was just read
 * @returns what was repaired, a sentence each
 */
export const refundDuplicates = async (
  backend: Backend,
  renewing?: readonly Stripe.Subscription[],
): Promise<string[]> => {
  const { db, clock, cardProvider } = backend;
  const startedAt = clock.now();
  const { paymentIntents } = cardProvider.stripe;
  const repaired: string[] = [];
  const note = (found: string | null): void => {
    if (found !== null) repaired.push(found);
  };
  const plans = renewing ?? (await listRenewing(backend));
  await forEachSettled('Comparing a subscription', plans, async (plan) =>
    note(await checkSubscription(backend, plan)),
  );
  // No process may have run for longer than that, or the clock may have jumped.
  const comparedAt = (await readSetting(db, COMPARED_SETTING, number())) ?? 0;
  const gte = Math.max(0, Math.floor((comparedAt - LOOK_BACK_MS) / 1000));
  for await (const intent of paymentIntents.list({ limit: PAGE, created: { gte } }))
    await forEachSettled('Comparing a payment', [intent], async () =>
      note(await checkPayment(backend, intent)),
    );
  await writeSetting(db, COMPARED_SETTING, startedAt);
  for (const sentence of repaired) console.error(`Comparing with the card provider: ${sentence}`);
  return repaired;
};
