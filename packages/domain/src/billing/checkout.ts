/** `subscription` buys a recurring plan, `payment` a one-off plan; `setup` only stores a card. */
export const checkoutModes = ['subscription', 'payment', 'setup'] as const;
export type CheckoutMode = (typeof checkoutModes)[number];

/** `processing`: nobody knows yet whether it is paid. `unknown`: the backend says something newer. */
export const checkoutStatuses = ['open', 'processing', 'complete', 'expired', 'unknown'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** `refunded`: the payment was refunded, and the customer has no plan. */
export const paymentStatuses = [
  'paid',
  'unpaid',
  'no_payment_required',
  'refunded',
  'unknown',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the card provider needs to show its form. */
export type CheckoutSession = {
  readonly id: string;
  readonly clientSecret: string;
  readonly publishableKey: string;
};

/** The result of a checkout, read when the visitor returns from it. */
export type CheckoutResult = {
  readonly status: CheckoutStatus;
  readonly paymentStatus: PaymentStatus;
  readonly subscriptionId: string | null;
};

/** The keys with which the card provider asks the bank for a confirmation. */
export type PaymentKeys = { readonly clientSecret: string; readonly publishableKey: string };

/** An open payment on the INTERNAL engine. The portal confirms it, or voids its invoice. */
export type PendingPayment = {
  readonly paymentIntentId: string | null;
  readonly invoiceId: string | null;
};
