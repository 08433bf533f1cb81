import { capabilitiesOf, type Order, type PortalType } from '@foyer/domain';

/** The page where an order goes on: its plan page, at the payment, which asks for the boxes of LAW-9 first. */
export const orderPath = (
  portalType: PortalType,
  { priceId, couponCode }: Pick<Order, 'priceId' | 'couponCode'>,
): string => {
  const query = new URLSearchParams({
    plan: priceId,
    ...(couponCode && { coupon: couponCode }),
    step: 'pay',
  });
  return `${capabilitiesOf(portalType).planPage}?${query}`;
};
