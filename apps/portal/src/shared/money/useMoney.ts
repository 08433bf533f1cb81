import { formatMoney, formatMoneyBriefly, isFree, priceParts, type Money } from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { formatLocale } from '~/shared/i18n/formatLocale';

type Part = Pick<Intl.NumberFormatPart, 'type' | 'value'>;

const cutUp = (money: Money, locale: string): Part[] => {
  const { symbol, symbolFirst, whole, decimal, fraction } = priceParts(money, locale);
  const sign: Part = { type: 'currency', value: symbol };
  const number: Part[] = [
    { type: 'integer', value: whole },
    { type: 'decimal', value: decimal },
    { type: 'fraction', value: fraction },
  ];
  return symbolFirst ? [sign, ...number] : [...number, sign];
};

/** Amounts of money as the current language writes them. */
export const useMoney = () => {
  const { t, i18n } = useTranslation('common');
  const locale = formatLocale(i18n.language);
  return {
    /** Plain text for buttons, lists and lines: `£12.50`, always two decimals. */
    text: (money: Money): string => formatMoney(money, locale),
    /** Where room is short: `£12`, `£12.50`. */
    brief: (money: Money): string => formatMoneyBriefly(money, locale),
    /** For the `Price` part: cut up, or the word for nothing to pay. */
    parts: (money: Money): readonly Part[] | string =>
      isFree(money) ? t('free') : cutUp(money, locale),
  };
};
