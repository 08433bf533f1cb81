import { formatMoney, type Money, type Period } from '@foyer/domain';
import { messageLanguage, messageLocale, say } from './say';

/** `4 weeks`, in the language of messages. */
export const periodText = ({ amount, magnitude }: Period): string =>
  new Intl.NumberFormat(messageLocale(), {
    style: 'unit',
    unit: magnitude,
    unitDisplay: 'long',
  }).format(amount);

/** `£25.00`, in the language of messages; a price of nothing is free. */
export const priceText = (price: Money): string =>
  price.minor === 0 ? say('free') : formatMoney(price, messageLanguage());
