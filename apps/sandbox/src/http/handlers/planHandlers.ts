import type { Handlers } from '../calls/Handler';
import { notFound, ServiceError } from '../../services/ServiceError';
import { planWire } from '../wire/planWire';
import { major } from '../wire/dateAndAmountWire';
import { findBuyer, userKey } from '../../services/buyers/buyerOf';
import { enterCoupon } from '../../services/coupons/enterCoupon';
import { discountOf } from '../../services/coupons/findCoupon';
import { offeredPlans } from '../../services/offers/requireOffer';
import { undercutsTerm } from '../../services/plan-changes/undercutsTerm';
import { agreedPlan } from '../../services/plans/agreedPlan';
import { findPlan } from '../../services/plans/findPlan';
import { guesserOf } from '../../services/rate-limits/countedAs';
import { say } from '../../services/messages/say';
import { siteOf } from '../../services/sites/findSite';
import { findSubscription } from '../../services/subscriptions/findSubscription';

/** The calls about plans and coupons. */
export const planHandlers: Handlers<
  'getPlans' | 'getCustomPlans' | 'getUpgradePlans' | 'validateCoupon' | 'getFeedbackInfo'
> = {
  getPlans: async ({ backend, params }) => {
    const { plans } = await backend.catalogues.require(params.locationID);
    return { body: offeredPlans(plans).map(planWire) };
  },

  getCustomPlans: async ({ backend, params }) => {
    const { plans } = await backend.catalogues.require(params.locationID);
    const inList = (list: string) =>
      offeredPlans(plans)
        .filter(({ details }) => details.list === list)
        .map(planWire);
    return { body: { monthly: inList('monthly'), daily: inList('daily') } };
  },

  getUpgradePlans: async ({ backend, caller, params }) => {
    const row = await findSubscription(backend.db, params.id);
    if (row?.buyer !== userKey(caller.user.id)) throw notFound('subscription');
    const current = await agreedPlan(backend.db, row);
    const { plans } = await backend.catalogues.require(row.locationId);
    const open = offeredPlans(plans, current).filter((plan) => !undercutsTerm(row, current, plan));
    return { body: open.map(planWire) };
  },

  validateCoupon: async ({ backend, caller, params, client }) => {
    const { db } = backend;
    const { locationId, customerCode } = await siteOf(db, caller);
    const buyer = findBuyer(caller);
    const use = { locationId, customerCode, plan: null, buyer };
    const coupon = await enterCoupon(backend, params.code, use, guesserOf(caller, client));
    const discount = discountOf(coupon);
    const only = coupon.planPriceId ? await findPlan(db, coupon.planPriceId) : null;
    return {
      body: {
        value: coupon.code,
        discount:
          discount.kind === 'percent'
            ? discount
            : {
                kind: 'amount',
                amount: major(discount.amount.minor),
                currency: discount.amount.currency,
              },
        validForNumberOfPeriods: coupon.periods,
        singlePlanPath: only ? `/plans/${only.priceId}` : null,
        hiddenPlan: only?.hidden ? planWire(only) : null,
      },
    };
  },

  getFeedbackInfo: async ({ backend: { db, standIns }, caller }) => {
    const { details } = await siteOf(db, caller);
    if (!details.showFeedback || standIns === null)
      throw new ServiceError('NOT_FOUND', 'There is no feedback page here.');
    return {
      body: {
        url: `${standIns}/pages/feedback`,
        text: say('giveFeedback', { site: details.name }),
      },
    };
  },
};
