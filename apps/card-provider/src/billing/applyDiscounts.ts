import type { Coupon, InvoiceLine } from '../model/objects';
import { multiplyFraction, splitInProportion } from './exactAmounts';

export interface DiscountTerms {
  id: string;
  coupon: Pick<Coupon, 'percent_off' | 'amount_off'>;
}

const reduction = (coupon: DiscountTerms['coupon'], base: number): number => {
  if (coupon.percent_off !== null)
    return multiplyFraction(base, Math.round(coupon.percent_off * 100), 10_000);
  return Math.min(coupon.amount_off ?? 0, base);
};

/**
 * Takes the discounts off the lines, one after the other, in whole minor units. The reduction of the
 * sum is calculated first and then shared out, so that the lines add up to the total exactly.
 */
export function applyDiscounts(lines: InvoiceLine[], discounts: DiscountTerms[]): InvoiceLine[] {
  let open = lines.map((line) => ({
    line,
    left: line.discountable ? Math.max(line.amount, 0) : 0,
    taken: new Array<{ amount: number; discount: string }>(),
  }));
  for (const { id: discount, coupon } of discounts) {
    const weights = open.map(({ left }) => left);
    const sum = weights.reduce((a, b) => a + b, 0);
    const parts = splitInProportion(reduction(coupon, sum), weights);
    open = open.map(({ line, left, taken }, index) => {
      const amount = parts[index] ?? 0;
      return amount
        ? { line, left: left - amount, taken: [...taken, { amount, discount }] }
        : { line, left, taken };
    });
  }
  return open.map(({ line, taken }) => ({
    ...line,
    discount_amounts: taken,
    pretax_credit_amounts: taken.map((it) => ({ ...it, type: 'discount' })),
  }));
}

/** What a line costs after its discounts, in minor units. */
export const netAmount = (line: InvoiceLine): number =>
  line.amount - (line.discount_amounts ?? []).reduce((sum, it) => sum + it.amount, 0);
