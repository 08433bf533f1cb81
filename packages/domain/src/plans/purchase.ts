import type { CheckoutMode } from '../billing/checkout';
import { includesAccess } from '../portal-types/includesAccess';
import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { PlanEngine, PortalType } from '../portal-types/portalType';
import type { Plan, PlanCatalogue } from './plan';
import { needsPayment } from './purchaseSteps';

/**
 * Whether purchases are extras on top of free access. Being online then does not show that an extra
 * was paid. Rule BUY-13.
 */
export const buysExtras = (portalType: PortalType): boolean =>
  includesAccess(portalType) || !capabilitiesOf(portalType).hasAccounts;

/** Plans that cost something. A user with free access is offered only these. */
export const paidPlans = (catalogue: PlanCatalogue): PlanCatalogue =>
  plansWhere(catalogue, needsPayment);

const plansWhere = (catalogue: PlanCatalogue, keeps: (plan: Plan) => boolean): PlanCatalogue =>
  catalogue.kind === 'list'
    ? { kind: 'list', plans: catalogue.plans.filter(keeps) }
    : {
        kind: 'custom',
        monthly: catalogue.monthly.filter(keeps),
        daily: catalogue.daily.filter(keeps),
      };

/** Plans that are paid once. `/select-plan-anchor` sells only these. Rule TYPE-6. */
export const oneOffPlans = (catalogue: PlanCatalogue): PlanCatalogue =>
  plansWhere(catalogue, ({ recurring }) => !recurring);

/** Rule BUY-4. */
export const checkoutMode = (plan: Pick<Plan, 'recurring'>): CheckoutMode =>
  plan.recurring ? 'subscription' : 'payment';

/**
 * How a paid plan is paid: by card; on a bill that the operator sends elsewhere; not online; or in a
 * way that shows only with the order.
 */
export type PaymentWay = 'card' | 'elsewhere' | 'none' | 'unknown';

/**
 * Rules BUY-10 and BUY-19.
 *
 * @param stripeEnabled the public configuration's; null if it does not say
 */
export const paymentWay = (engine: PlanEngine, stripeEnabled: boolean | null): PaymentWay => {
  if (engine !== 'INTERNAL') return stripeEnabled === false ? 'none' : 'card';
  if (stripeEnabled === null) return 'unknown';
  return stripeEnabled ? 'card' : 'elsewhere';
};

/** Where nothing can be paid, only free plans can be taken. Rule BUY-10. */
export const canBuyOnline = (plan: Pick<Plan, 'price'>, way: PaymentWay): boolean =>
  way !== 'none' || !needsPayment(plan);

/** The type that the user moves to with this plan; null keeps the type. Rule TYPE-7. */
export const typeAfterPurchase = (plan: Pick<Plan, 'price'>, portalType: PortalType) =>
  needsPayment(plan) ? capabilitiesOf(portalType).paidPlanMovesTo : null;
