import { userOf } from '../accounts.js';
import { Refusal } from '../Refusal.js';
import {
  answerOf,
  currentSubscription,
  newSubscription,
  othersFor,
  planToBuy,
  planToChangeTo,
  requiredSubscription,
} from '../subscriptions.js';
import { plans } from '../venue.js';

/** @param {import('../tokens.js').Claims} claims */
const heldBy = (claims) => currentSubscription(userOf(claims));

/** Plans, the subscription and its bills. @type {Record<string, import('../calls.js').Handler>} */
export const planCalls = {
  'GET /api/plans/site/:locationID': () => ({ body: plans }),

  'GET /api/subscription': ({ claims }) => {
    const held = heldBy(claims);
    return { body: held ? { active: true, subscription: answerOf(held) } : { active: false } };
  },

  // Nothing is charged here: put the plan on the customer's next bill.
  'POST /api/internal-subscription': ({ claims, body, header }) => {
    const user = userOf(claims);
    const key = header('idempotency-key');
    if (!key)
      throw new Refusal('VALIDATION', 'Send an Idempotency-Key, so that nobody buys twice.');
    const bought = user.purchases.get(key);
    if (bought) return { status: 201, body: { subscriptionId: bought } };
    const { priceId } = planToBuy(body.priceId);
    if (body.couponCode) throw new Refusal('COUPON_INVALID', 'You can’t use this coupon here.');
    if (currentSubscription(user)) throw new Refusal('STATE_CONFLICT', 'You have a plan already.');
    user.subscription = newSubscription(priceId);
    user.purchases.set(key, user.subscription.id);
    return { status: 201, body: { subscriptionId: user.subscription.id } };
  },

  'DELETE /api/subscription': ({ claims }) => {
    const held = requiredSubscription(userOf(claims));
    held.cancelled = true;
    held.nextPriceId = null;
    return { body: answerOf(held) };
  },

  'POST /api/subscription/revive': ({ claims }) => {
    const held = requiredSubscription(userOf(claims));
    if (!held.cancelled) throw new Refusal('STATE_CONFLICT', 'You haven’t cancelled your plan.');
    held.cancelled = false;
    return { body: answerOf(held) };
  },

  'GET /api/plans/subscription/:id/upgrade': ({ claims }) => {
    const held = heldBy(claims);
    return { body: held ? othersFor(held.priceId) : [] };
  },

  // A change costs nothing today and counts from the next period on.
  'GET /api/subscription/upgrade/info': ({ claims, query }) => {
    const user = userOf(claims);
    const held = requiredSubscription(user);
    const { price, currency } = planToChangeTo(held, query.get('priceId'));
    return {
      body: {
        id: held.id,
        userID: user.id,
        costToPay: 0,
        credit: 0,
        tax: 0,
        nextAmount: price,
        nextPaymentDate: held.periodEnd,
        effective: 'periodEnd',
        prorationDate: new Date(),
        currency,
      },
    };
  },

  // With the present plan's priceId it takes back a change that waits.
  'POST /api/subscription/upgrade': ({ claims, body }) => {
    const user = userOf(claims);
    const held = requiredSubscription(user);
    const { priceId } = planToChangeTo(held, body.priceId);
    if (held.cancelled)
      throw new Refusal('STATE_CONFLICT', 'You’ve cancelled your plan. Choose to keep it first.');
    held.nextPriceId = priceId === held.priceId ? null : priceId;
    return { body: { userId: user.id, newSubscription: { id: held.id } } };
  },

  'GET /api/dashboard': ({ claims }) => ({ body: { subscriptionId: heldBy(claims)?.id } }),

  // Bills are sent by you, so there is no invoice to show.
  'GET /api/billing': ({ claims }) => ({ body: { subscriptions: billedTo(claims) } }),
  'GET /api/billing/credit-notes': ({ claims }) => ({ body: userOf(claims) && [] }),
  'GET /api/billing/subscriptions': ({ claims }) => ({ body: billedTo(claims) }),
  'GET /api/billing/subscriptions/:id': ({ claims, params }) => ({
    body: billedSubscription(claims, params.id),
  }),
  'GET /api/billing/subscriptions/:id/invoices': ({ claims, params }) => {
    billedSubscription(claims, params.id);
    return { body: { total: 0 } };
  },
};

/** @param {import('../tokens.js').Claims} claims */
const billedTo = (claims) => {
  const held = heldBy(claims);
  return held ? [answerOf(held)] : [];
};

/** @param {import('../tokens.js').Claims} claims @param {string | undefined} id */
const billedSubscription = (claims, id) => {
  const found = billedTo(claims).find((one) => one.id === id);
  if (!found) throw new Refusal('NOT_FOUND', 'We couldn’t find that plan.');
  return found;
};
