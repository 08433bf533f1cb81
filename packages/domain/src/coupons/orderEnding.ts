import { priceToday, type PricedOrder } from './orderPrice';
import { isFree } from '../money/money';
import type { PlanEngine } from '../portal-types/portalType';
import type { PaymentWay } from '../plans/purchase';
import { needsPayment } from '../plans/purchaseSteps';

/**
 * What ends an order: our button, for a free plan or where no card is known to be needed; our card form with the provider's
 * fields (INTERNAL); or the provider's own form with its own button (STRIPE).
 */
export type OrderEnding = 'freePlan' | 'orderButton' | 'cardFields' | 'checkout';

type Billing = {
  readonly engine: PlanEngine;
  readonly way: PaymentWay;
  /** Whether the backend wants a card for an order that seemed to need none. */
  readonly asksCard: boolean;
};

/** How an order ends; before a plan is chosen, as most orders do. Rules BUY-2, BUY-4, BUY-5, BUY-19 and BUY-21. */
export const orderEnding = (
  order: PricedOrder,
  { engine, way, asksCard }: Billing,
): OrderEnding => {
  if (order.plan && !needsPayment(order.plan)) return 'freePlan';
  if (!order.plan || engine !== 'INTERNAL') return 'checkout';
  const needsCard = way === 'card' && needsPayment({ price: priceToday(order) });
  return asksCard || needsCard ? 'cardFields' : 'orderButton';
};

/** Whether an order takes a card, now or for its first payment. Rules BUY-19 and BUY-21. */
export const takesCard = (order: PricedOrder, ending: OrderEnding, way: PaymentWay): boolean => {
  if (ending !== 'checkout') return ending === 'cardFields';
  // Where a coupon pays for a plan that doesn't renew, the card provider's form asks for nothing.
  const isPaidByCoupon = isFree(priceToday(order)) && order.plan?.recurring === false;
  return way === 'card' && !isPaidByCoupon;
};
