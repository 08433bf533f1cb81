import {
  isFree,
  ordersWithoutCard,
  priceToday,
  purchaseMethod,
  type PaymentWay,
  type PlanEngine,
} from '@foyer/domain';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useAppSelector } from '~/session/store/hooks';
import type { Purchase } from './usePurchase';

/**
 * What ends an order: our button, for a free plan or where no card is known to be needed; our card form with the provider's
 * fields (INTERNAL); or the provider's own form with its own button (STRIPE). Rules BUY-2 and BUY-19.
 */
export type OrderEnding = 'freePlan' | 'orderButton' | 'cardFields' | 'checkout';

type Order = Pick<Purchase, 'plan' | 'coupon'>;

const endingOf = (
  order: Order,
  engine: PlanEngine,
  way: PaymentWay,
  asksCard: boolean,
): OrderEnding => {
  const method = order.plan && purchaseMethod(order.plan, engine);
  if (method === 'activateFree') return 'freePlan';
  if (method !== 'internal') return 'checkout';
  const orders = !asksCard && ordersWithoutCard(engine, way, priceToday(order));
  return orders ? 'orderButton' : 'cardFields';
};

/** Where a coupon pays for a plan that doesn't renew, the card provider's form asks for nothing. Rule BUY-21. */
const couponPaysAll = (order: Order): boolean =>
  isFree(priceToday(order)) && order.plan?.recurring === false;

/**
 * How the order ends, and whether it takes a card.
 *
 * @param asksCard whether the backend wants a card for an order that seemed to need none
 */
export const useOrderEnding = (
  order: Order,
  asksCard = false,
): { ending: OrderEnding; takesCard: boolean } => {
  const way = usePaymentWay();
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const ending = endingOf(order, engine, way, asksCard);
  const checkoutTakesCard = ending === 'checkout' && way === 'card' && !couponPaysAll(order);
  return { ending, takesCard: ending === 'cardFields' || checkoutTakesCard };
};
