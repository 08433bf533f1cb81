import { DEFAULT_TRACKING_CURRENCY } from '../constants/constants';
import type { KnownCurrency, Money } from '../money/money';
import { moneyToMajor } from '../money/parseMoney';

/** Rule TRACK-1. */
export type TrackingEvent =
  | { readonly name: 'viewContent' | 'addToCart' | 'startCheckout'; readonly plan: TrackedPlan }
  | { readonly name: 'purchase'; readonly plan: TrackedPlan; readonly purchaseId: string }
  | { readonly name: 'signUp'; readonly userId: string };

export type TrackedPlan = {
  readonly priceId: string;
  readonly title: string;
  readonly price: Money;
};
export type TrackingName = TrackingEvent['name'];

/** The names of the events in Meta and Google Analytics 4. */
export const trackerNames = {
  viewContent: { meta: 'ViewContent', ga4: 'view_item' },
  addToCart: { meta: 'AddToCart', ga4: 'add_to_cart' },
  startCheckout: { meta: 'InitiateCheckout', ga4: 'begin_checkout' },
  purchase: { meta: 'Purchase', ga4: 'purchase' },
  signUp: { meta: 'CompleteRegistration', ga4: 'sign_up' },
} as const satisfies Record<TrackingName, { meta: string; ga4: string }>;

/** What an event says about its plan. It never identifies the user. */
export type TrackingPayload = {
  /** Major units. */
  readonly value: number;
  readonly currency: KnownCurrency;
  readonly itemId: string;
  readonly itemName: string;
};

/** @returns null for an event without a plan */
export const trackingPayload = (event: TrackingEvent): TrackingPayload | null => {
  if (event.name === 'signUp') return null;
  const { priceId, title, price } = event.plan;
  return {
    value: moneyToMajor(price),
    currency: price.currency === 'XXX' ? DEFAULT_TRACKING_CURRENCY : price.currency,
    itemId: priceId,
    itemName: title,
  };
};

/**
 * The id of the purchase or of the new user, so that a network counts it once; null for other events.
 * It means nothing outside the backend.
 */
export const trackingId = (event: TrackingEvent): string | null => {
  if (event.name === 'purchase') return event.purchaseId;
  return event.name === 'signUp' ? event.userId : null;
};

/** Rules TRACK-2 and TRACK-3. */
export const mayTrack = (
  event: TrackingEvent,
  hasConsent: boolean,
  trackedPurchases: readonly string[],
): boolean =>
  hasConsent && !(event.name === 'purchase' && trackedPurchases.includes(event.purchaseId));
