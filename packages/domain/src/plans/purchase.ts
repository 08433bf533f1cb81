import type { CheckoutMode } from '../billing/checkout';
import { isFree } from '../money/isFree';
import { capabilitiesOf } from '../portal-types/capabilities';
import type { PlanEngine, PortalType } from '../portal-types/portalType';
import type { Plan } from './plan';

export type PurchaseStep = 'sign-up' | 'confirm-plan' | 'pay';

/** How a plan is bought: by which of the product's calls. */
export type PurchaseMethod = 'activateFree' | 'checkout' | 'internal';

/** Sign-up, confirm-plan, pay; the last is dropped when the plan costs nothing. Specification, section 4. */
export const purchaseSteps = (plan: Pick<Plan, 'price'>): PurchaseStep[] =>
  isFree(plan.price) ? ['sign-up', 'confirm-plan'] : ['sign-up', 'confirm-plan', 'pay'];

/** A plan at no price is activated on both engines alike; a paid one goes by the site's engine. */
export const purchaseMethod = (plan: Pick<Plan, 'price'>, engine: PlanEngine): PurchaseMethod => {
  if (isFree(plan.price)) return 'activateFree';
  return engine === 'INTERNAL' ? 'internal' : 'checkout';
};

/** A plan that renews is a subscription; any other is one payment. */
export const checkoutMode = (plan: Pick<Plan, 'recurring'>): CheckoutMode =>
  plan.recurring ? 'subscription' : 'payment';

/** With card payments switched off in public config, only plans at no price can be taken here. */
export const canBuyOnline = (plan: Pick<Plan, 'price'>, stripeEnabled: boolean): boolean =>
  stripeEnabled || isFree(plan.price);

/** The type that a user moves to by taking this plan, for PATCH /user/{id}/type; null stays. */
export const typeAfterPurchase = (plan: Pick<Plan, 'price'>, portalType: PortalType) =>
  isFree(plan.price) ? null : capabilitiesOf(portalType).paidPlanMovesTo;
