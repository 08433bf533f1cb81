import type { Money } from '../money/money';
import type { Period } from './period';

const monthsOf = ({ amount, magnitude }: Period): number | null => {
  if (magnitude === 'month') return amount;
  return magnitude === 'year' ? 12 * amount : null;
};

/**
 * What a plan costs until its minimum term ends: its user pays each period in full. Null for a plan without a term, and for
 * one whose periods aren't months. Rule LAW-10.
 */
export const termTotal = (
  price: Money,
  period: Period | null,
  contractMonths: number | null,
): Money | null => {
  const months = period && monthsOf(period);
  if (!months || !contractMonths) return null;
  return { ...price, minor: price.minor * Math.ceil(contractMonths / months) };
};
