/**
 * What this operator has: one venue and its plans. Replace it by your own data. Prices are in major
 * units.
 */
export const venue = {
  name: 'Harbour House',
  locationID: 'harbour-house',
  /** Residents and visitors pay as they go. */
  portalType: 'PAYG',
  /** The operator sends its own invoices; the portal needs no card provider. */
  planEngine: 'INTERNAL',
};

const monthly = {
  currency: 'GBP',
  category: '1month',
  groupName: '1 Month',
  recurring: true,
  period: { amount: 1, magnitude: 'month' },
};

export const plans = [
  { priceId: 'month-50', title: 'Everyday', price: 20, packageType: 'Standard', ...monthly },
  { priceId: 'month-200', title: 'Fast', price: 35, packageType: 'Premium', ...monthly },
  {
    priceId: 'day',
    title: 'Day pass',
    price: 4.5,
    packageType: 'Single',
    currency: 'GBP',
    category: '1day',
    groupName: '1 Day',
    recurring: false,
    period: { amount: 1, magnitude: 'day' },
  },
];

/** @param {unknown} priceId */
export const findPlan = (priceId) => plans.find((plan) => plan.priceId === priceId);

/** The terms of use, as HTML. A new `version` is asked for again. */
export const terms = {
  version: '1',
  html: '<p>Use the network fairly. Harbour House bills you for your plan.</p>',
};

/** What the portal is told about this installation: there is no card provider. */
export const publicConfig = { stripeEnabled: false };
