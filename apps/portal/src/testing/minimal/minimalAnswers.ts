import type { Replies } from './openAgainst';

/** A plan with no more than the contract requires. */
export const plan = (more: object = {}) => ({ priceId: 'p20', price: 20, ...more });

/** A subscription with no more than the contract requires. */
const subscription = (more: object = {}) => ({
  id: 's1',
  priceId: 'p20',
  price: 20,
  currency: 'GBP',
  ...more,
});

/**
 * The subscription wherever a page reads it.
 * @param dashboard what the dashboard says besides
 */
export const holding = (more: object = {}, dashboard: object = {}): Replies => ({
  getSubscription: { body: { active: true, subscription: subscription(more) } },
  getDashboard: { body: { subscription: subscription(more), ...dashboard } },
  getBillingSubscriptions: { body: [subscription(more)] },
  getBilling: { body: { subscriptions: [subscription(more)] } },
});

/** The account of somebody with access by a plan that renews. */
export const user = (more: object = {}) => ({
  userId: 'u1',
  siteUser: { id: 'u1', hasActiveSubscription: true, hasRecurringSub: true, ...more },
});

/**
 * The least that the contract allows at a site that sends its own bills, for a customer with access. What
 * is not here answers 404.
 */
export const minimal: Replies = {
  getPublicConfig: { body: {} },
  gatewayLogin: { body: {} },
  getSiteInfo: {
    body: { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' },
  },
  getUser: { body: user() },
  getRegistrationFields: { body: {} },
  getPlans: { body: [plan()] },
  getUpgradePlans: { body: [plan({ priceId: 'p30', price: 30 })] },
  getSubscription: { body: { active: true } },
  getDashboard: { body: {} },
  getBilling: { body: {} },
  getBillingSubscriptions: { body: [] },
  getCreditNotes: { body: [] },
  getDevices: { body: {} },
};

/** A site that charges cards by the card provider. */
export const stripeSite: Replies = {
  getSiteInfo: {
    body: { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'STRIPE' },
  },
};

/** Somebody who has no plan yet. */
export const withoutPlan: Replies = {
  getUser: { body: user({ hasActiveSubscription: false, hasRecurringSub: false }) },
  getSubscription: { body: { active: false } },
};

/** What a backend says of a plan that renews each month. */
export const plus = {
  title: 'Plus',
  state: 'active',
  recurring: true,
  period: { amount: 1, magnitude: 'month' },
  periodEnd: '2099-03-05T10:00:00Z',
};
