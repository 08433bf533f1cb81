import type { Backend } from '../../services/Backend';
import type { Handlers } from '../calls/Handler';
import { ServiceError } from '../../services/ServiceError';
import { iso, isoOrNull, major } from '../wire/dateAndAmountWire';
import { subscriptionWire } from '../wire/subscriptionWire';
import { buyerOf, userKey } from '../../services/buyers/buyerOf';
import { cancelContract, quoteCancellationFee } from '../../services/cancellation/cancelContract';
import {
  cancelSubscription,
  reviveSubscription,
} from '../../services/cancellation/cancelSubscription';
import { EARLY_FEE_PERCENT } from '../../services/early-fees/cancellationFee';
import { extendPlan, quoteExtension } from '../../services/extensions/extendPlan';
import { endDeviceOrder } from '../../services/purchases/endDeviceOrder';
import { requireOffer } from '../../services/offers/requireOffer';
import { entitlementOfUser } from '../../services/entitlement/entitlementOf';
import { changePlan } from '../../services/plan-changes/changePlan';
import { quoteChange } from '../../services/plan-changes/quoteChange';
import { planNeedsPayment } from '../../services/plans/findPlan';
import { activateFreePlan } from '../../services/purchases/activateFreePlan';
import { findProcessing } from '../../services/purchases/findProcessing';
import { settleForAnswer } from '../../services/purchases/settlePending';
import { startInternalPurchase } from '../../services/purchases/startInternalPurchase';
import { guesserOf, readerOf } from '../../services/rate-limits/countedAs';
import { countAttempt, countOrder } from '../../services/rate-limits/countOrder';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { requireFewWithdrawn } from '../../services/rate-limits/withdrawnPayments';
import type { Caller } from '../../services/Caller';
import { siteOf } from '../../services/sites/findSite';
import { withdrawalEnd } from '../../services/subscriptions/withdrawalEnd';
import { subscriptionFacts } from '../../services/subscriptions/subscriptionFacts';
import {
  findCurrent,
  findPaidPlan,
  type SubscriptionRow,
} from '../../services/subscriptions/findSubscription';
import { findWithdrawal } from '../../services/termination/planOrders';
import { withOwnPlan } from '../../services/termination/withPlan';
import { keepTicked } from './keepTicked';

const wholeSecond = (instant: number): number => instant - (instant % 1000);

const wireOf = async ({ db, clock }: Backend, caller: Caller, row: SubscriptionRow) =>
  subscriptionWire(await subscriptionFacts(db, row), await siteOf(db, caller), clock.now());

export const subscriptionHandlers: Handlers<
  | 'getSubscription'
  | 'cancelSubscription'
  | 'cancelContract'
  | 'quoteCancellationFee'
  | 'reviveSubscription'
  | 'createInternalSubscription'
  | 'activateFreePlan'
  | 'getUpgradeInfo'
  | 'upgradeSubscription'
  | 'getExtension'
  | 'extendSubscription'
> = {
  getSubscription: async ({ backend, caller, client }) => {
    const { db } = backend;
    const mayRead = await settleForAnswer(backend, readerOf(caller, client));
    const key = userKey(caller.user.id);
    const row =
      (await findCurrent(db, key)) ?? (mayRead ? await findProcessing(backend, key) : null);
    const { active } = await entitlementOfUser(db, await siteOf(db, caller), caller.user);
    return {
      body: {
        active,
        subscription: row ? await wireOf(backend, caller, row) : null,
      },
    };
  },

  cancelSubscription: async ({ backend, caller, body, client }) => {
    await countAttempt(backend, caller, client);
    const row = await withOwnPlan(backend, caller, () =>
      cancelSubscription(backend, caller.user, body.cancellationReason, body.atTermEnd),
    );
    return { body: await wireOf(backend, caller, row) };
  },

  cancelContract: async ({ backend, caller, body, client, wasInterrupted }) => {
    await countAttempt(backend, caller, client);
    const { cancellationReason: reason, amount } = body;
    const row = await cancelContract(backend, caller.user, { reason, amount }, wasInterrupted);
    return { body: await wireOf(backend, caller, row) };
  },

  quoteCancellationFee: async ({ backend, caller }) => {
    const { remaining, amount, freeEnd } = await quoteCancellationFee(backend, caller.user);
    const row = await findCurrent(backend.db, userKey(caller.user.id));
    const site = await siteOf(backend.db, caller);
    // A user who withdraws pays no fee.
    const withdrawal = row && amount.minor > 0 ? await findWithdrawal(backend, row, site) : null;
    return {
      body: {
        remainingTime: remaining,
        amountToCharge: major(amount.minor),
        currency: amount.currency,
        freeEnd: isoOrNull(freeEnd),
        withdrawUntil: isoOrNull(withdrawal?.until ?? null),
        withdrawOrder: withdrawal?.orderNumber ?? null,
      },
    };
  },

  reviveSubscription: async ({ backend, caller, client }) => {
    await countAttempt(backend, caller, client);
    const row = await withOwnPlan(backend, caller, () => reviveSubscription(backend, caller.user));
    return { body: await wireOf(backend, caller, row) };
  },

  createInternalSubscription: async ({ backend, caller, body, client, wasInterrupted }) => {
    const buyer = buyerOf(caller);
    const site = await siteOf(backend.db, caller);
    if (site.details.planEngine === 'STRIPE')
      throw new ServiceError('STATE_CONFLICT', 'You can’t pay for a plan this way here.');
    const started = wasInterrupted ? await findPaidPlan(backend.db, buyer.key) : null;
    if (started?.priceId === body.priceId)
      return { body: { subscriptionId: started.id, paymentIntentId: null, invoiceId: null } };
    await countAttempt(backend, caller, client);
    const guesser = guesserOf(caller, client);
    const { plan, coupon } = await requireOffer(backend, site, buyer, body, guesser);
    if (planNeedsPayment(plan)) await requireFewWithdrawn(backend, buyer.key);
    await countOrder(backend, caller, client);
    await endDeviceOrder(backend, buyer);
    await keepTicked(backend, caller, site, plan.priceId, body);
    return { body: await startInternalPurchase(backend, buyer, plan, coupon) };
  },

  activateFreePlan: async ({ backend, caller, body, client }) => {
    const buyer = buyerOf(caller);
    const site = await siteOf(backend.db, caller);
    await countAttempt(backend, caller, client);
    const guesser = guesserOf(caller, client);
    const { plan, coupon } = await requireOffer(backend, site, buyer, body, guesser);
    await endDeviceOrder(backend, buyer);
    await keepTicked(backend, caller, site, plan.priceId, body);
    return { body: { subscriptionId: (await activateFreePlan(backend, buyer, plan, coupon)).id } };
  },

  getUpgradeInfo: async ({ backend, caller, query, client }) => {
    await backend.limits.use(rateLimits.changeQuote, caller.user.id);
    const prorationDate = wholeSecond(backend.clock.now());
    const { visitor } = buyerOf(caller);
    const guesser = guesserOf(caller, client);
    const change = { ...query, visitor, guesser, prorationDate };
    const quote = await quoteChange(backend, caller.user, change);
    return {
      body: {
        id: quote.id,
        userID: caller.user.id,
        costToPay: major(quote.cost),
        couponApplied: quote.couponApplied,
        isCouponValid: quote.isCouponValid,
        coupon: quote.coupon && {
          saving: major(quote.saving),
          periodsLeft: quote.couponPeriodsLeft,
        },
        prorationDate: iso(prorationDate),
        credit: major(quote.credit),
        creditLeft: major(quote.creditLeft),
        tax: major(quote.tax),
        nextAmount: major(quote.next.minor),
        nextPaymentDate: isoOrNull(quote.nextAt),
        withdrawUntil: isoOrNull(withdrawalEnd(await siteOf(backend.db, caller), prorationDate)),
        effective: quote.effective,
        minimumTerm: quote.minimumTerm && {
          end: iso(quote.minimumTerm.end),
          feePercent: EARLY_FEE_PERCENT,
          monthlyPrice: major(quote.minimumTerm.monthlyPrice),
        },
        currency: quote.next.currency,
      },
    };
  },

  upgradeSubscription: async ({ backend, caller, body, client }) => {
    await countAttempt(backend, caller, client);
    const site = await siteOf(backend.db, caller);
    const buyer = buyerOf(caller);
    if (body.coupon) await endDeviceOrder(backend, buyer);
    const { visitor } = buyer;
    const prorationDate = Date.parse(body.prorationDate);
    const change = { ...body, visitor, guesser: guesserOf(caller, client), prorationDate };
    const result = await changePlan(backend, caller.user, change, site.details.threeDs);
    return {
      body: {
        userId: caller.user.id,
        newSubscription: { id: result.subscriptionId },
        paymentIntentId: result.paymentIntentId,
        invoiceId: result.invoiceId,
      },
    };
  },

  getExtension: async ({ backend, caller }) => {
    const extension = await quoteExtension(backend, caller.user);
    if (!extension) return { body: null };
    const { plan, endsAt } = extension;
    return { body: { price: major(plan.amount), currency: plan.currency, endsAt: iso(endsAt) } };
  },

  extendSubscription: async ({ backend, caller, body, client, wasInterrupted }) => {
    await countAttempt(backend, caller, client);
    const { details } = await siteOf(backend.db, caller);
    const shown = { endsAt: Date.parse(body.endsAt), amount: body.amount };
    const how = { asksBank: details.threeDs, wasInterrupted };
    return { body: await extendPlan(backend, caller.user, shown, how) };
  },
};
