import type { CheckoutResult, CheckoutStatus } from './checkout';

/** What the return page shows. Rules BUY-8 and BUY-9. */
export type CheckoutOutcome =
  /** Paid, or nothing to pay, and the plan is active. */
  | 'done'
  /** Paid, but the plan is not active yet. */
  | 'settingUp'
  /** The bank has not decided yet, or the backend could not ask. */
  | 'processing'
  /** The visitor has not finished the checkout. */
  | 'resume'
  /** The checkout expired; a new one can start. */
  | 'expired'
  /** Paid and refunded: there is no plan. */
  | 'refunded';

const unfinished: Readonly<Record<Exclude<CheckoutStatus, 'complete'>, CheckoutOutcome>> = {
  open: 'resume',
  processing: 'processing',
  expired: 'expired',
  unknown: 'processing',
};

/** @param active whether the user or the device has access */
export const checkoutOutcome = (
  { status, paymentStatus }: Pick<CheckoutResult, 'status' | 'paymentStatus'>,
  active: boolean,
): CheckoutOutcome => {
  if (active && status !== 'open' && status !== 'processing') return 'done';
  if (status !== 'complete') return unfinished[status] ?? unfinished.unknown;
  if (paymentStatus === 'refunded') return 'refunded';
  return isPaidStatus(paymentStatus) ? 'settingUp' : 'processing';
};

/** A coupon can leave nothing to pay. */
export const isPaidStatus = (status: CheckoutResult['paymentStatus']): boolean =>
  status === 'paid' || status === 'no_payment_required';
