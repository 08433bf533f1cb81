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

const format = (locale: string, currency: Currency): Intl.NumberFormat =>
  new Intl.NumberFormat(
    supportedLocale(locale),
    currency === 'XXX'
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  );

/** The amount as the locale writes money: `£12.50`, `12,50 £`. */
export const formatMoney = (money: Money, locale: string): string =>
  format(locale, money.currency).format(moneyToMajor(money));

/** The same where room is short: whole amounts without their decimals, `£12`, `£12.50`. */
export const formatMoneyBriefly = ({ minor, currency }: Money, locale: string): string => {
  const isWhole = minor % 100 === 0;
  return new Intl.NumberFormat(supportedLocale(locale), {
    ...(currency !== 'XXX' && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(moneyToMajor({ minor, currency }));
};

/** The same text in its parts. */
export const priceParts = (money: Money, locale: string): PriceParts => {
  const parts = format(locale, money.currency).formatToParts(moneyToMajor(money));
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
