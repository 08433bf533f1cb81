import type { Money } from '../money/money';

/**
 * `processing`: the bank has not decided yet, or the backend could not ask.
 * `refunded`: we refunded the payment, and the buyer has no plan.
 * `unknown`: the backend says something newer.
 */
export const orderStates = ['unpaid', 'processing', 'paid', 'refunded', 'unknown'] as const;
export type OrderState = (typeof orderStates)[number];

/** What a user or a device has chosen to buy, as the backend keeps it. Rule BUY-14. */
export type Order = {
  readonly priceId: string;
  readonly couponCode: string | null;
  readonly state: OrderState;
  /** What the visitor has typed into the form of the account, by field. Rule BUY-26. */
  readonly form?: Readonly<Record<string, string>> | null;
};

/** What was paid for an order. */
export type Receipt = {
  readonly paid: Money;
  /** The address that the receipt goes to, partly hidden; null where nobody knows one. */
  readonly sentTo: string | null;
  /** The number that names the order; null where the backend does not say. */
  readonly number: string | null;
  /** What was bought; null where the backend does not say. */
  readonly item: string | null;
};

/** How a resume link reaches the person: shown on this screen, mailed, or sent by SMS. Rule BUY-15. */
export const resumeChannels = ['screen', 'email', 'sms'] as const;
export type ResumeChannel = (typeof resumeChannels)[number];

/** A link that opens an order in another browser or on another device. */
export type ResumeLink = {
  readonly code: string | null;
  readonly url: string | null;
  readonly expiresAt: number;
  /** Where it was sent, partly hidden. */
  readonly sentTo: string | null;
};
