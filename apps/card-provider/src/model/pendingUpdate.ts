import type { Subscription } from './objects';

/** A change of a subscription that is applied when `invoice` is paid. The API never shows it. */
export interface PendingUpdate {
  /** The subscription's id with `_pending`. */
  id: string;
  subscription: string;
  invoice: string;
  after: Pick<
    Subscription,
    'items' | 'billing_cycle_anchor' | 'trial_end' | 'trial_start' | 'status' | 'discounts'
  >;
}

export const pendingUpdateId = (subscription: string): string => `${subscription}_pending`;
