import { formatMoney, type Money, type Period } from '@foyer/domain';
import { messageLanguage, messageLocale, say } from './say';

/** `4 weeks`, in the language of messages. */
export const periodText = ({ amount, magnitude }: Period): string =>
  new Intl.NumberFormat(messageLocale(), {
    style: 'unit',
    unit: magnitude,
    unitDisplay: 'long',
  }).format(amount);

/** Languages that say a month without its number after their word for "every". */
const WITHOUT_ONE: readonly string[] = ['en', 'es', 'pl', 'cy'];

/** `4 weeks`, `month`: what follows "every", in the language of messages. */
export const eachPeriod = (period: Period): string => {
  const text = periodText(period);
  return WITHOUT_ONE.includes(messageLanguage()) ? text.replace(/^1\s/, '') : text;
};

/** `£25.00`, in the language of messages; a price of nothing is free. */
export const priceText = (price: Money): string =>
  price.minor === 0 ? say('free') : formatMoney(price, messageLanguage());
