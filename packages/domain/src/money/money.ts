/**
 * The currencies sold in, and `XXX`, ISO 4217's own code for "no currency": an unknown currency on
 * the wire becomes that, and its amounts are shown without a symbol rather than with a wrong one.
 */
export const currencies = ['GBP', 'USD', 'XXX'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in the currency's minor unit (pence, cents): always an integer, may be negative. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** Nothing is to be paid. */
export const isFree = (money: Money): boolean => money.minor <= 0;
