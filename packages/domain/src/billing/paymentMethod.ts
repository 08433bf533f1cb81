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
