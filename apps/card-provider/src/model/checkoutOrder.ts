/** What was ordered in a Checkout Session, and the intent that pays it. The API never shows it. */
export interface CheckoutOrder {
  /** The session's id with `_record`. */
  id: string;
  session: string;
  /** Opens the session in a browser. The session object loses its copy when it ends. */
  clientSecret: string;
  /** The one payment or setup intent of this session, however often Pay is pressed. */
  intent: string | null;
  /** The customer created for a session that had none. */
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
