import type { AnswerSent, calls } from '@foyer/api-client/contract';
import { notFound, ServiceError, fieldError } from '../../services/ServiceError';
import { cardWire, invoiceWire, receiptWire } from '../wire/billingWire';
import { withRefund } from '../../services/invoices/withRefunds';
import { buyerOf } from '../../services/buyers/buyerOf';
import { unlessUnknown } from '../../services/card-provider/unlessUnknown';
import { createCheckout } from '../../services/checkouts/createCheckout';
import type { CheckoutOrder, CheckoutRow } from '../../services/checkouts/openCheckouts';
import { findCheckout, isSettled, settleCheckout } from '../../services/checkouts/settleCheckout';
import { mayReadPayments } from '../../services/purchases/mayReadPayments';
import { endDeviceOrder } from '../../services/purchases/endDeviceOrder';
import { receiptOf } from '../../services/orders/receiptOf';
import { requireOffer } from '../../services/offers/requireOffer';
import { voidInvoice } from '../../services/payments/voidInvoice';
import { requireVoidable, requireInvoice } from '../../services/invoices/findInvoice';
import { findByPayment } from '../../services/payments/settlePayment';
import { planNeedsPayment } from '../../services/plans/findPlan';
import { countedWide, guesserOf } from '../../services/rate-limits/countedAs';
import { countAttempt, countOrder } from '../../services/rate-limits/countOrder';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { requireAll } from '../../services/rate-limits/takeAll';
import { requireFewWithdrawn } from '../../services/rate-limits/withdrawnPayments';
import { siteOf } from '../../services/sites/findSite';
import { withOwnPlan } from '../../services/termination/withPlan';
import type { CallRequest, Handlers } from '../calls/Handler';
import { keepTicked } from './keepTicked';

type Status = AnswerSent<typeof calls.getSessionStatus>;

const outcomes: Record<CheckoutRow['state'], Pick<Status, 'status' | 'paymentStatus'>> = {
  open: { status: 'open', paymentStatus: 'unpaid' },
  complete: { status: 'complete', paymentStatus: 'paid' },
  expired: { status: 'expired', paymentStatus: 'unpaid' },
  refunded: { status: 'complete', paymentStatus: 'refunded' },
};

/** The bank has not decided, or the provider was not asked: the buyer may have paid. */
const undecided: Pick<Status, 'status' | 'paymentStatus'> = {
  status: 'processing',
  paymentStatus: 'unpaid',
};

/** A buyer with the plan that was paid first has one; the invoices show the refund of the second. */
const outcomeOf = ({ state, subscriptionId }: CheckoutRow) =>
  outcomes[state === 'refunded' && subscriptionId !== null ? 'complete' : state];

/** The order to pay, validated: the venue offers the plan, it has a price, and it fits the mode. */
const orderOf = async ({
  backend,
  caller,
  body,
  client,
}: CallRequest<typeof calls.createCheckoutSession>): Promise<CheckoutOrder> => {
  const buyer = buyerOf(caller);
  const site = await siteOf(backend.db, caller);
  const order = {
    buyer: buyer.key,
    userId: buyer.user?.id ?? null,
    locationId: site.locationId,
    mode: body.mode,
    returnPath: body.returnPath,
  };
  if (body.mode === 'setup') {
    if (!buyer.user) throw new ServiceError('UNAUTHORISED', 'Log in first.');
    await countAttempt(backend, caller, client);
    await countOrder(backend, caller, client);
    return { ...order, priceId: null, couponCode: null };
  }
  if (site.details.planEngine === 'INTERNAL')
    throw new ServiceError('STATE_CONFLICT', 'You can’t pay for a plan this way here.');
  if (!body.priceId) throw fieldError('priceId', 'Choose a plan.');
  await countAttempt(backend, caller, client);
  const wanted = { priceId: body.priceId, couponCode: body.couponCode, amount: body.amount };
  const guesser = guesserOf(caller, client);
  const { plan, coupon } = await requireOffer(backend, site, buyer, wanted, guesser);
  if (!planNeedsPayment(plan)) throw new ServiceError('STATE_CONFLICT', 'This plan costs nothing.');
  if (plan.recurring !== (body.mode === 'subscription'))
    throw fieldError('mode', plan.recurring ? 'This plan renews.' : 'This plan is paid once.');
  if (plan.recurring && !buyer.user)
    throw new ServiceError('STATE_CONFLICT', 'A plan that renews needs an account.');
  await requireFewWithdrawn(backend, buyer.key);
  await countOrder(backend, caller, client);
  return { ...order, priceId: plan.priceId, couponCode: coupon?.code ?? null };
};

/** The calls about paying. */
export const paymentHandlers: Handlers<
  | 'createCheckoutSession'
  | 'getSessionStatus'
  | 'getPaymentMethod'
  | 'getPaymentKeys'
  | 'voidInvoice'
> = {
  createCheckoutSession: async (request) => {
    const { backend, caller } = request;
    const buyer = buyerOf(caller);
    const order = await orderOf(request);
    if (order.mode !== 'setup') await endDeviceOrder(backend, buyer);
    if (order.priceId !== null) {
      const site = await siteOf(backend.db, caller);
      await keepTicked(backend, caller, site, order.priceId, request.body);
    }
    const session = await createCheckout(backend, buyer, order);
    return { body: { ...session, publishableKey: backend.cardProvider.publishableKey } };
  },

  getSessionStatus: async ({ backend, caller, params, client }) => {
    const found = await findCheckout(backend, params.id);
    if (!found || found.buyer !== buyerOf(caller).key) throw notFound('checkout');
    const reader = { key: found.buyer, network: countedWide(caller, client) };
    // What is settled is read from nobody, so it counts for nobody.
    const isKnown = isSettled(found) || (await mayReadPayments(backend, reader));
    const now = isKnown ? await settleCheckout(backend, params.id) : 'processing';
    const settled = (await findCheckout(backend, params.id)) ?? found;
    const { state, subscriptionId } = settled;
    const receipt = state === 'complete' ? await receiptOf(backend, subscriptionId) : null;
    const isUndecided = now === 'processing' && !isSettled(settled);
    const outcome = isUndecided ? undecided : outcomeOf(settled);
    const { plans } = await backend.catalogues.of(caller);
    return { body: { ...outcome, subscriptionId, receipt: receiptWire(receipt, plans) } };
  },

  getPaymentMethod: async ({ caller }) => ({ body: cardWire(caller.user.card) }),

  getPaymentKeys: async ({ backend, caller, params, client }) => {
    const { key } = buyerOf(caller);
    const invoice = await findByPayment(backend, params.id);
    if (!invoice || invoice.buyer !== key) throw notFound('payment');
    // One buyer who asks too often uses up nothing of the network's count. Rule SEC-11.
    await requireAll(backend.limits, [
      [rateLimits.paymentKeys, key],
      [rateLimits.networkPaymentKeys, countedWide(caller, client)],
    ]);
    const { stripe, publishableKey } = backend.cardProvider;
    const intent = await unlessUnknown(() => stripe.paymentIntents.retrieve(params.id));
    if (!intent) throw notFound('payment');
    return { body: { clientSecret: intent.client_secret ?? '', publishableKey } };
  },

  voidInvoice: async ({ backend, caller, params }) => {
    const { key } = buyerOf(caller);
    const voided = await withOwnPlan(backend, caller, async () => {
      const invoice = await requireInvoice(backend.db, key, params.id);
      requireVoidable(invoice);
      return voidInvoice(backend, invoice);
    });
    const { plans } = await backend.catalogues.of(caller);
    return { body: invoiceWire(await withRefund(backend.db, voided), plans) };
  },
};
