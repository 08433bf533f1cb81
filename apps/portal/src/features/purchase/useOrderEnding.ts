import { orderEnding, takesCard, type OrderEnding } from '@foyer/domain';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useAppSelector } from '~/session/store/hooks';
import type { Purchase } from './usePurchase';

/**
 * How the order ends, and whether it takes a card.
 *
 * @param asksCard whether the backend wants a card for an order that seemed to need none
 */
export const useOrderEnding = (
  order: Pick<Purchase, 'plan' | 'coupon'>,
  asksCard = false,
): { ending: OrderEnding; takesCard: boolean } => {
  const way = usePaymentWay();
  const engine = useAppSelector(({ site }) => site.info?.planEngine ?? 'unknown');
  const ending = orderEnding(order, { engine, way, asksCard });
  return { ending, takesCard: takesCard(order, ending, way) };
};
