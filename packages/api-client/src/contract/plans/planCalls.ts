import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { amount, currency, list, maybe, numeric, text } from '../parts/answerParts';
import { plan } from './plan';

/** What a site sells, in one list. Specification, section 7: GET /plans/site/{locationID}. */
export const getPlans = defineCall({
  name: 'getPlans',
  group: 'plans',
  method: 'GET',
  path: '/plans/site/:locationID',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.array(plan),
  errors: ['SITE_NOT_FOUND'],
  idempotent: true,
});

/**
 * What a custom site sells, in two lists.
 * Specification, section 7: GET /plans/site/custom/{locationID}.
 */
export const getCustomPlans = defineCall({
  name: 'getCustomPlans',
  group: 'plans',
  method: 'GET',
  path: '/plans/site/custom/:locationID',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({ monthly: list(plan), daily: list(plan) }),
  errors: ['SITE_NOT_FOUND'],
  idempotent: true,
});

/**
 * What a subscription may change to.
 * Specification, section 7: GET /plans/subscription/{id}/upgrade.
 */
export const getUpgradePlans = defineCall({
  name: 'getUpgradePlans',
  group: 'plans',
  method: 'GET',
  path: '/plans/subscription/:id/upgrade',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.array(plan),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

const discount = v.variant('kind', [
  /** A share, 0 to 100. */
  v.object({ kind: v.literal('percent'), percent: v.number() }),
  v.object({ kind: v.literal('amount'), amount, currency }),
]);

/** What a coupon takes off. Specification, section 7: GET /coupon/validate/{code}. */
export const validateCoupon = defineCall({
  name: 'validateCoupon',
  group: 'plans',
  method: 'GET',
  path: '/coupon/validate/:code',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({
    /** The code as the server writes it. */
    value: v.string(),
    discount,
    /** Missing means for as long as the plan runs. */
    validForNumberOfPeriods: numeric,
    /** Set for a coupon that fits one plan only: a path whose last part is its priceId. */
    singlePlanPath: text,
    /** That plan, where the site's list does not show it. */
    hiddenPlan: maybe(plan),
  }),
  errors: ['COUPON_INVALID', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});
