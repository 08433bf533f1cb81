import type { CheckoutResult, CheckoutStatus } from './checkout';

/** What to show someone who comes back from the card provider. */
export type CheckoutOutcome =
  /** Paid, or nothing to pay, and the plan is active. */
  | 'done'
  /** Paid but not active yet: "Setting up your plan", never the plans again. */
  | 'settingUp'
  /** The bank has not decided yet. */
  | 'processing'
  /** Not finished: back to the checkout. */
  | 'resume'
  /** Too late: a new checkout. */
  | 'expired';

const unfinished: Readonly<Record<Exclude<CheckoutStatus, 'complete'>, CheckoutOutcome>> = {
  open: 'resume',
  expired: 'expired',
  unknown: 'processing',
};

/** @param active whether access has been given */
export const checkoutOutcome = (
  { status, paymentStatus }: Pick<CheckoutResult, 'status' | 'paymentStatus'>,
  active: boolean,
): CheckoutOutcome => {
  if (active && status !== 'open') return 'done';
  if (status !== 'complete') return unfinished[status] ?? unfinished.unknown;
  return paymentStatus === 'paid' || paymentStatus === 'no_payment_required'
    ? 'settingUp'
    : 'processing';
};
