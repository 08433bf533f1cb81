import type { Money } from '@foyer/domain';

/** The least that the card provider charges, in minor units. */
const LEAST: Readonly<Record<Money['currency'], number>> = { GBP: 30, EUR: 50, USD: 50, XXX: 0 };

/** Whether the card provider refuses to charge an amount, because it is too small. */
export const isTooSmall = ({ minor, currency }: Money): boolean =>
  minor > 0 && minor < LEAST[currency];

/**
 * What the card pays of a price, with a credit: nothing, or enough that the card provider takes it. The credit then
 * pays less, and more of it is left.
 */
export const leastCharge = ({ minor, currency }: Money, credit: number): number => {
  const rest = Math.max(0, minor - credit);
  return isTooSmall({ minor: rest, currency }) ? Math.min(minor, LEAST[currency]) : rest;
};
