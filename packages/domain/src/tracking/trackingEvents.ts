import { DEFAULT_TRACKING_CURRENCY } from '../constants/constants';
import type { Currency, Money } from '../money/money';
import { moneyToMajor } from '../money/parseMoney';

/** What happened, in our words. Specification, section 4, "Plans". */
export type TrackingEvent =
  | { readonly name: 'viewContent' | 'addToCart' | 'startCheckout'; readonly plan: TrackedPlan }
  | { readonly name: 'purchase'; readonly plan: TrackedPlan; readonly purchaseId: string }
  | { readonly name: 'signUp' };

export type TrackedPlan = {
  readonly priceId: string;
  readonly title: string;
  readonly price: Money;
};
export type TrackingName = TrackingEvent['name'];

/** The same five events as the two ad networks call them. */
export const trackerNames = {
  viewContent: { meta: 'ViewContent', ga4: 'view_item' },
  addToCart: { meta: 'AddToCart', ga4: 'add_to_cart' },
  startCheckout: { meta: 'InitiateCheckout', ga4: 'begin_checkout' },
  purchase: { meta: 'Purchase', ga4: 'purchase' },
  signUp: { meta: 'CompleteRegistration', ga4: 'sign_up' },
} as const satisfies Record<TrackingName, { meta: string; ga4: string }>;

/** What is told about an event: never who the person is. */
export type TrackingPayload = {
  /** Major units. */
  readonly value: number;
  readonly currency: Exclude<Currency, 'XXX'>;
  readonly itemId: string;
  readonly itemName: string;
  /** Set for purchases: the same one is counted once. */
  readonly transactionId: string | null;
};

/** @returns null for events that are about no plan */
export const trackingPayload = (event: TrackingEvent): TrackingPayload | null => {
  if (event.name === 'signUp') return null;
  const { priceId, title, price } = event.plan;
  return {
    value: moneyToMajor(price),
    currency: price.currency === 'XXX' ? DEFAULT_TRACKING_CURRENCY : price.currency,
    itemId: priceId,
    itemName: title,
    transactionId: event.name === 'purchase' ? event.purchaseId : null,
  };
};

/** Trackers wait for consent, and a purchase is told once however often its page is opened. */
export const mayTrack = (
  event: TrackingEvent,
  hasConsent: boolean,
  toldPurchases: readonly string[],
): boolean =>
  hasConsent && !(event.name === 'purchase' && toldPurchases.includes(event.purchaseId));
