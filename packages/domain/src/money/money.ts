/**
 * `XXX` is ISO 4217's code for "no currency". An unknown currency on the wire becomes `XXX`, and
 * its amounts show without a symbol. Rule MONEY-2.
 */
export const currencies = ['GBP', 'USD', 'EUR', 'XXX'] as const;
export type Currency = (typeof currencies)[number];

/** A currency that something is sold in. */
export type KnownCurrency = Exclude<Currency, 'XXX'>;

/** An amount in minor units (pence, cents), always an integer. It can be negative. Rule MONEY-1. */
export type Money = { readonly minor: number; readonly currency: Currency };

/** Nothing is to pay. */
export const isFree = (money: Money): boolean => money.minor <= 0;
