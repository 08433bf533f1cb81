import { MINIMUM_PAYMENT } from '../constants/constants';
import type { Money } from '../money/money';
import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { PortalType } from '../portal-types/portalType';
import type { Plan } from './plan';

export type PurchaseStep = 'sign-up' | 'confirm-plan' | 'pay';

type Buyer = { readonly loggedIn: boolean; readonly portalType: PortalType };

/** Whether the user pays for this plan. A plan below the minimum is activated directly. Rule BUY-2. */
export const needsPayment = ({ price }: { readonly price: Pick<Money, 'minor'> }): boolean =>
  price.minor >= MINIMUM_PAYMENT;

/**
 * The steps that the buyer still has to take; all possible steps before the buyer has chosen a plan.
 * Rules BUY-1 to BUY-3 and NUJ-5.
 */
export const purchaseSteps = (
  plan: Pick<Plan, 'price' | 'recurring'> | null,
  { loggedIn, portalType }: Buyer,
): PurchaseStep[] => {
  const needsAccount = capabilitiesOf(portalType).hasAccounts || plan?.recurring === true;
  const steps: readonly [PurchaseStep, boolean][] = [
    ['sign-up', needsAccount && !loggedIn],
    ['confirm-plan', true],
    ['pay', plan === null || needsPayment(plan)],
  ];
  return steps.filter(([, isNeeded]) => isNeeded).map(([step]) => step);
};
