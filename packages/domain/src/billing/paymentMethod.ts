import type { Message } from '../messages/message';
import type { PlanEngine } from '../portal-types/portalType';
import type { Instant } from '../time/instant';

/**
 * The card brands of the API. Another brand becomes `unknown` and is shown as "card". Rule BILL-7.
 */
export const cardTypes = [
  'VISA',
  'MASTERCARD',
  'AMERICAN EXPRESS',
  'PAYPAL',
  'DISCOVER',
  'DINERS CLUB',
  'JCB',
  'UNIONPAY',
  'unknown',
] as const;
export type CardType = (typeof cardTypes)[number];

/** The method of the next payment. */
export type PaymentMethod = {
  readonly cardType: CardType;
  /** Null for a method without a number, such as PayPal. */
  readonly lastFour: string | null;
  /** 1 to 12. */
  readonly expiryMonth: number | null;
  /** Four digits. */
  readonly expiryYear: number | null;
};

const names: Readonly<Record<CardType, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  'AMERICAN EXPRESS': 'American Express',
  PAYPAL: 'PayPal',
  DISCOVER: 'Discover',
  'DINERS CLUB': 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
  unknown: '',
};

/** `Visa ending in 4242`, `PayPal`, `Card ending in 4242`, `Card`. */
export const paymentMethodLabel = ({
  cardType,
  lastFour,
}: Pick<PaymentMethod, 'cardType' | 'lastFour'>): Message => {
  const brand = names[cardType] ?? '';
  if (!lastFour) return brand ? { text: brand } : { key: 'billing.card' };
  return brand
    ? { key: 'billing.brandEnding', values: { brand, lastFour } }
    : { key: 'billing.cardEnding', values: { lastFour } };
};

/** A card is valid until the end of its month. A card with an unknown date never expires. */
export const isCardExpired = (
  { expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>,
  now: Instant,
): boolean =>
  expiryMonth !== null && expiryYear !== null && Date.UTC(expiryYear, expiryMonth, 1) <= now;

/** The portal does not call `GET /payment-method` with the INTERNAL engine. Rule BILL-6. */
export const hasPaymentMethodCall = (engine: PlanEngine): boolean => engine !== 'INTERNAL';
