import type { CheckoutMode } from '../billing/checkout';
import { isFree } from '../money/money';
import { capabilitiesOf } from '../portal-types/capabilities';
import type { PlanEngine, PortalType } from '../portal-types/portalType';
import type { Plan, PlanCatalogue } from './plan';

export type PurchaseStep = 'sign-up' | 'confirm-plan' | 'pay';

/** How a plan is bought: by which of the product's calls. */
export type PurchaseMethod = 'activateFree' | 'checkout' | 'internal';

/**
 * Sign-up, confirm-plan, pay; the last is dropped when the plan costs nothing. Specification, section 4.
 * Before a plan is chosen, the most that can follow.
 */
export const purchaseSteps = (plan: Pick<Plan, 'price'> | null): PurchaseStep[] =>
  plan && isFree(plan.price) ? ['sign-up', 'confirm-plan'] : ['sign-up', 'confirm-plan', 'pay'];

type Buyer = {
  readonly loggedIn: boolean;
  readonly portalType: PortalType;
};

/**
 * The steps that this person still has before them. Whoever is logged in has signed up; where devices
 * are let in without an account, a plan that does not renew is bought for the device in hand.
 */
export const stepsFor = (
  plan: Pick<Plan, 'price' | 'recurring'> | null,
  { loggedIn, portalType }: Buyer,
): PurchaseStep[] => {
  const needsAccount = capabilitiesOf(portalType).hasAccounts || plan?.recurring;
  return purchaseSteps(plan).filter((step) => step !== 'sign-up' || (!loggedIn && needsAccount));
};

/**
 * What is bought comes on top of access that is given anyway, by the landlord or the venue: being
 * online says nothing then about whether it has been paid.
 */
export const buysExtras = (portalType: PortalType): boolean => {
  const { registeringGivesAccess, hasAccounts, paidPlanMovesTo } = capabilitiesOf(portalType);
  return (registeringGivesAccess && paidPlanMovesTo === null) || !hasAccounts;
};

/** The plans that are paid once: all that `select-plan-anchor` sells. */
export const oneOffPlans = (catalogue: PlanCatalogue): PlanCatalogue => {
  const once = (plans: readonly Plan[]) => plans.filter((plan) => !plan.recurring);
  return catalogue.kind === 'list'
    ? { kind: 'list', plans: once(catalogue.plans) }
    : { kind: 'custom', monthly: once(catalogue.monthly), daily: once(catalogue.daily) };
};

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
