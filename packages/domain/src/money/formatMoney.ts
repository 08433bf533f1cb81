import { supportedLocale } from '../locale/supportedLocale';
import type { Currency, Money } from './money';
import { moneyToMajor } from './parseMoney';

/** A price cut up for display, so that the symbol and the pence can be set smaller. */
export type PriceParts = {
  /** `£`, or empty for the currency without a name. */
  readonly symbol: string;
  /** Whether the locale writes the symbol before the number. */
  readonly symbolFirst: boolean;
  /** With its grouping and, if negative, its minus sign: `1,234`. */
  readonly whole: string;
  /** The locale's decimal separator. */
  readonly decimal: string;
  /** Two digits. */
  readonly fraction: string;
};

/** The same in every language: some locales would write `UK£` and `US$`, narrow symbol or not. */
const symbols = { GBP: '£', USD: '$', XXX: '' } as const satisfies Record<Currency, string>;

/** The amount as the locale writes it, in its pieces, with our own symbol. */
const pieces = (
  { minor, currency }: Money,
  locale: string,
  decimals: number,
): Intl.NumberFormatPart[] =>
  new Intl.NumberFormat(supportedLocale(locale), {
    ...(currency !== 'XXX' && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .formatToParts(moneyToMajor({ minor, currency }))
    .map((part) => ({ ...part, value: pieceOf(part, currency) }));

/** A minus is a minus, as wide as the figures, and not the hyphen that some locales put for it. */
const pieceOf = ({ type, value }: Intl.NumberFormatPart, currency: Currency): string => {
  if (type === 'currency') return symbols[currency];
  return type === 'minusSign' ? value.replace('-', '−') : value;
};

const textOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts.map(({ value }) => value).join('');

/** The amount as the locale writes money: `£12.50`, `12,50 £`. */
export const formatMoney = (money: Money, locale: string): string =>
  textOf(pieces(money, locale, 2));

/** The same where room is short: whole amounts without their decimals, `£12`, `£12.50`. */
export const formatMoneyBriefly = (money: Money, locale: string): string =>
  textOf(pieces(money, locale, money.minor % 100 === 0 ? 0 : 2));

/** The same text in its parts. */
export const priceParts = (money: Money, locale: string): PriceParts => {
  const parts = pieces(money, locale, 2);
  const text = (...types: readonly string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('');
  const kinds = parts.map((part) => part.type);
  return {
    symbol: text('currency'),
    symbolFirst: kinds.indexOf('currency') < kinds.indexOf('integer'),
    whole: text('minusSign', 'integer', 'group'),
    decimal: text('decimal'),
    fraction: text('fraction'),
  };
};
