import type { PlanCatalogue } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { coupon } from './coupon';
import { plan } from './plan';
import { list, rows } from '../schemas/rows';
import { anyId, code, fields } from '../schemas/requestSchemas';

const atSite = fields({
  /** The site's `locationID`. */
  locationID: anyId,
});

/** The site's plans, in one list. */
export const getPlans = defineCall({
  name: 'getPlans',
  group: 'plans',
  method: 'GET',
  path: '/plans/site/:locationID',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: atSite,
  answer: v.pipe(
    rows(plan),
    v.transform((plans): PlanCatalogue => ({ kind: 'list', plans })),
  ),
  errors: ['SITE_NOT_FOUND'],
  idempotent: true,
});

/** The plans of a site with `customPlans`, in two lists. */
export const getCustomPlans = defineCall({
  name: 'getCustomPlans',
  group: 'plans',
  method: 'GET',
  path: '/plans/site/custom/:locationID',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: atSite,
  answer: v.pipe(
    v.object({
      /** Plans that are paid monthly. Without it: none. */
      monthly: list(plan),
      /** Plans that are paid daily. Without it: none. */
      daily: list(plan),
    }),
    v.transform((lists): PlanCatalogue => ({ kind: 'custom', ...lists })),
  ),
  errors: ['SITE_NOT_FOUND'],
  idempotent: true,
});

/** The plans that a subscription can change to. */
export const getUpgradePlans = defineCall({
  name: 'getUpgradePlans',
  group: 'plans',
  method: 'GET',
  path: '/plans/subscription/:id/upgrade',
  base: 'api',
  session: 'user',
  status: 200,
  params: fields({
    /** The subscription's id. */
    id: anyId,
  }),
  answer: rows(plan),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * Validates a coupon, and answers its discount. A code that is not valid is answered by 404 with
 * `COUPON_INVALID`; any other 404 means that the backend has no coupons.
 */
export const validateCoupon = defineCall({
  name: 'validateCoupon',
  group: 'plans',
  method: 'GET',
  path: '/coupon/validate/:code',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: fields({
    /** The code as the customer typed it. */
    code,
  }),
  answer: coupon,
  errors: ['COUPON_INVALID', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

export const planCalls = {
  getPlans,
  getCustomPlans,
  getUpgradePlans,
  validateCoupon,
};
