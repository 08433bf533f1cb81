import { supportedLocale } from '../locale/supportedLocale';
import type { Currency, Money } from './money';
import { moneyToMajor } from './parseMoney';

/** The parts of a price, so that a screen can set symbol and pence smaller. */
export type PriceParts = {
  /** `£`, or empty for an unknown currency. */
  readonly symbol: string;
  /** Whether the locale puts the symbol before the number. */
  readonly symbolFirst: boolean;
  /** With grouping and minus sign: `1,234`. */
  readonly whole: string;
  /** The locale's decimal separator. */
  readonly decimal: string;
  /** Two digits. */
  readonly fraction: string;
};

/** The same in every language (MONEY-2). Some locales would write `UK£` and `US$`. */
const symbols = { GBP: '£', USD: '$', EUR: '€', XXX: '' } as const satisfies Record<
  Currency,
  string
>;

/** The parts of the locale's own format, with our symbol. */
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

/** Some locales write a hyphen; the minus sign is as wide as a digit. */
const pieceOf = ({ type, value }: Intl.NumberFormatPart, currency: Currency): string => {
  if (type === 'currency') return symbols[currency];
  return type === 'minusSign' ? value.replace('-', '−') : value;
};

const textOf = (parts: readonly Intl.NumberFormatPart[]): string =>
  parts.map(({ value }) => value).join('');

/** `£12.50`, `12,50 £`. Rule MONEY-4. */
export const formatMoney = (money: Money, locale: string): string =>
  textOf(pieces(money, locale, 2));

/** For narrow places: whole amounts without decimals, `£12`, `£12.50`. */
export const formatMoneyBriefly = (money: Money, locale: string): string =>
  textOf(pieces(money, locale, money.minor % 100 === 0 ? 0 : 2));

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
