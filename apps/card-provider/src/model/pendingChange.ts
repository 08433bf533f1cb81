import type { Subscription } from './kinds';

/** A change of a subscription that happens only if `invoice` is paid. Never shown by the API. */
export interface PendingChange {
  /** The subscription's id with `_pending`. */
  id: string;
  subscription: string;
  invoice: string;
  after: Pick<
    Subscription,
    'items' | 'billing_cycle_anchor' | 'trial_end' | 'trial_start' | 'status' | 'discounts'
  >;
}

export const pendingId = (subscription: string): string => `${subscription}_pending`;
