import type { Money } from './money';

/** Nothing is to be paid. */
export const isFree = (money: Money): boolean => money.minor <= 0;
