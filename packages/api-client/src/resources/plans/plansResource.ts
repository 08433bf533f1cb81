import type { Coupon, Plan, PlanCatalogue } from '@foyer/domain';
import {
  getCustomPlans,
  getPlans,
  getUpgradePlans,
  validateCoupon,
} from '../../contract/plans/planCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { readEach } from '../parts/readEach';
import { readCoupon } from './readCoupon';
import { readCustomPlans, readPlan, readPlanList } from './readPlan';

/** What can be bought. Specification, section 7: "Plans and subscriptions". */
export const plansResource = (sender: Sender) => ({
  /** A site's plans. @param locationID the site info's `locationId` */
  getPlans: (locationID: string, options?: CallOptions): Promise<Answer<PlanCatalogue>> =>
    mapLater(ask(sender, getPlans, { params: { locationID } }, options), readPlanList),

  /** A custom site's plans, in two lists. */
  getCustomPlans: (locationID: string, options?: CallOptions): Promise<Answer<PlanCatalogue>> =>
    mapLater(ask(sender, getCustomPlans, { params: { locationID } }, options), readCustomPlans),

  /** What a subscription may change to. */
  getUpgradePlans: (subscriptionId: string, options?: CallOptions): Promise<Answer<Plan[]>> =>
    readEach(ask(sender, getUpgradePlans, { params: { id: subscriptionId } }, options), readPlan),

  /** What a coupon takes off; an http error with code `COUPON_INVALID` when it is none. */
  validateCoupon: (code: string, options?: CallOptions): Promise<Answer<Coupon>> =>
    mapLater(ask(sender, validateCoupon, { params: { code } }, options), readCoupon),
});
