import { paths } from '~/shared/routing/paths';
import type { Purchase } from './usePurchase';

/**
 * Where a payment returns to. It keeps the chosen plan and coupon for a user who has not paid yet.
 */
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
