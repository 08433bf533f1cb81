import { paths } from '~/shared/routing/paths';
import type { Purchase } from './usePurchase';

/** Where a payment comes back to; it still knows what was bought, for whoever has not paid yet. */
export const returnPath = (
  { plan, couponCode }: Pick<Purchase, 'plan' | 'couponCode'>,
  more: Record<string, string> = {},
): string => {
  const query = new URLSearchParams({
    ...(plan && { plan: plan.priceId }),
    ...(couponCode && { coupon: couponCode }),
    ...more,
  });
  return `${paths.stripeReturn}?${query}`;
};
