import type { DomainMessage } from '../messages/message';
import type { PlanEngine } from '../portal-types/portalType';
import type { Instant } from '../time/instant';

/** Specification, section 3. `unknown` is the neutral case: shown as "card". */
export const cardTypes = ['VISA', 'MASTERCARD', 'AMERICAN EXPRESS', 'PAYPAL', 'unknown'] as const;
export type CardType = (typeof cardTypes)[number];

/** How the next payment will be taken. */
export type PaymentMethod = {
  /** `type` or `cardType` on the wire. */
  readonly cardType: CardType;
  /** Null for methods that have no number. */
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
  unknown: '',
};

/** How the next payment is taken: `Visa ending in 4242`, `PayPal`, `Card ending in 4242`, `Card`. */
export const paymentMethodLabel = ({
  cardType,
  lastFour,
}: Pick<PaymentMethod, 'cardType' | 'lastFour'>): DomainMessage => {
  const brand = names[cardType] ?? '';
  if (!lastFour) return brand ? { text: brand } : { key: 'billing.card' };
  return brand
    ? { key: 'billing.brandEnding', values: { brand, lastFour } }
    : { key: 'billing.cardEnding', values: { lastFour } };
};

/** Cards hold to the end of their month. Unknown dates never expire. */
export const isCardExpired = (
  { expiryMonth, expiryYear }: Pick<PaymentMethod, 'expiryMonth' | 'expiryYear'>,
  now: Instant,
): boolean =>
  expiryMonth !== null && expiryYear !== null && Date.UTC(expiryYear, expiryMonth, 1) <= now;

/** `GET /payment-method` is skipped on the INTERNAL engine. Specification, section 7. */
export const hasPaymentMethodCall = (engine: PlanEngine): boolean => engine !== 'INTERNAL';
