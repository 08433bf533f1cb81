import { type Currency, type Money } from './money';

const MINOR_PER_MAJOR = 100;
/** Fifteen digits no longer hold every penny from here on. */
const TOO_LARGE = 1e15;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Reads an amount in decimal major units, as the API sends it (`12.5`), into minor units. Rounds to
 * two decimals, halves away from zero.
 *
 * @returns null for text that is not a number, and for amounts that cannot be stored exactly
 */
export const moneyFromMajor = (major: number | string, currency: Currency): Money | null => {
  const value = typeof major === 'number' ? major : decimal(major);
  const minor = Math.sign(value) * Math.round(exact(Math.abs(value) * MINOR_PER_MAJOR));
  return Math.abs(minor) < TOO_LARGE ? { minor: minor || 0, currency } : null;
};

/** The amount in decimal major units. */
export const moneyToMajor = (money: Money): number => money.minor / MINOR_PER_MAJOR;

/** Removes the error of binary fractions: 1.005 × 100 is 100.49999999999999. */
const exact = (value: number): number => Number(value.toPrecision(15));

const decimal = (text: string): number => (DECIMAL.test(text.trim()) ? Number(text) : Number.NaN);
