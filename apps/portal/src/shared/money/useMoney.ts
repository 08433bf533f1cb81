import { formatMoney, formatMoneyBriefly, isFree, priceParts, type Money } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { formatLocale } from '~/shared/i18n/formatLocale';

type Part = Pick<Intl.NumberFormatPart, 'type' | 'value'>;

const partsOf = (money: Money, locale: string): Part[] => {
  const { symbol, symbolFirst, whole, decimal, fraction } = priceParts(money, locale);
  const sign: Part = { type: 'currency', value: symbol };
  const number: Part[] = [
    { type: 'integer', value: whole },
    { type: 'decimal', value: decimal },
    { type: 'fraction', value: fraction },
  ];
  return symbolFirst ? [sign, ...number] : [...number, sign];
};

/** Formats amounts of money in the current language. */
export const useMoney = () => {
  const { t, language } = useTranslation('common');
  const locale = formatLocale(language);
  return {
    /** Always with two decimals: `£12.50`. */
    text: (money: Money): string => formatMoney(money, locale),
    /** Without empty decimals, where space is short: `£12`, `£12.50`. */
    brief: (money: Money): string => formatMoneyBriefly(money, locale),
    /** For the `Price` component: the parts of an amount, or "Free". */
    parts: (money: Money): readonly Part[] | string =>
      isFree(money) ? t('free') : partsOf(money, locale),
  };
};
