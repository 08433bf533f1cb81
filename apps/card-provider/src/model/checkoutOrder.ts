/** What was ordered in a checkout session, and the intent that pays it. Never shown by the API. */
export interface CheckoutOrder {
  /** The session's id with `_record`. */
  id: string;
  session: string;
  /** What the browser shows to open the session; the session itself forgets it when it ends. */
  clientSecret: string;
  /** The one payment or setup intent of this session, however often Pay is pressed. */
  intent: string | null;
  /** The customer made for a session that was opened without one. */
  customer: string | null;
  items: { id: string; price: string; quantity: number }[];
  coupons: string[];
  description: string | null;
  /** Goes to the subscription, the payment intent or the setup intent. */
  metadata: Record<string, string>;
  trialEnd: number | null;
  setupFutureUsage: 'on_session' | 'off_session' | null;
}

export const orderId = (session: string): string => `${session}_record`;
