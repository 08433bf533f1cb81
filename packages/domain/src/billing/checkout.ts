/** Why a checkout is opened: a recurring plan, a one-off one, or only to keep a card. */
export const checkoutModes = ['subscription', 'payment', 'setup'] as const;
export type CheckoutMode = (typeof checkoutModes)[number];

export const checkoutStatuses = ['open', 'complete', 'expired', 'unknown'] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

export const paymentStatuses = ['paid', 'unpaid', 'no_payment_required', 'unknown'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the card provider needs to show its form. */
export type CheckoutSession = {
  readonly id: string;
  readonly clientSecret: string;
  readonly publishableKey: string;
};

/** How a checkout stands when the visitor comes back from it. */
export type CheckoutResult = {
  readonly status: CheckoutStatus;
  readonly paymentStatus: PaymentStatus;
  readonly subscriptionId: string | null;
};

/** What the card provider needs to ask the bank for a confirmation. */
export type PaymentKeys = { readonly clientSecret: string; readonly publishableKey: string };

/** A payment under way on the INTERNAL engine: confirm it, or void its invoice. */
export type PendingPayment = {
  readonly paymentIntentId: string | null;
  readonly invoiceId: string | null;
};
