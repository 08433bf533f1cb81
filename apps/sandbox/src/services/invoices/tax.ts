import type { Currency } from '@foyer/domain';

/** VAT that prices include, in per cent; prices in dollars include none. */
const ratePercent: Partial<Record<Currency, number>> = { GBP: 20 };

/** The tax included in an amount, both in minor units: £20.00 includes £3.33. */
export const taxIncluded = (amount: number, currency: Currency): number => {
  const rate = ratePercent[currency] ?? 0;
  return Math.round((amount * rate) / (100 + rate));
};
