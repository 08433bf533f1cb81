import type { Money } from '../money/money';
import type { Period } from './period';

const monthsOf = ({ amount, magnitude }: Period): number | null => {
  if (magnitude === 'month') return amount;
  return magnitude === 'year' ? 12 * amount : null;
};

/**
 * What a plan costs until its minimum term ends: its user pays each period in full. Null for a plan without a term, and for
 * one whose periods aren't months. Rule LAW-10.
 *
 * @param reduced the price with a coupon, and for how many payments it holds; null for all of them
 */
export const termTotal = (
  price: Money,
  period: Period | null,
  contractMonths: number | null,
  reduced: { readonly price: Money; readonly payments: number | null } | null = null,
): Money | null => {
  const months = period && monthsOf(period);
  if (!months || !contractMonths) return null;
  const all = Math.ceil(contractMonths / months);
  const lowered = reduced ? Math.min(reduced.payments ?? all, all) : 0;
  const minor = (reduced?.price.minor ?? 0) * lowered + price.minor * (all - lowered);
  return { ...price, minor };
};
