import { randomUUID } from 'node:crypto';
import { Refusal } from './Refusal.js';
import { findPlan, plans } from './venue.js';

/**
 * @typedef {object} Subscription
 * @property {string} id
 * @property {string} priceId
 * @property {Date} periodEnd the end of the period that is being billed
 * @property {boolean} cancelled it ends with the period
 * @property {string | null} nextPriceId the plan from the next period on
 */

/** @param {string} priceId @param {Date} from */
const periodAfter = (priceId, from) => {
  const { amount = 1, magnitude } = findPlan(priceId)?.period ?? {};
  const end = new Date(from);
  if (magnitude === 'day') end.setUTCDate(end.getUTCDate() + amount);
  else end.setUTCMonth(end.getUTCMonth() + amount);
  // A month after 31 January is the last of February, not the 3rd of March.
  if (magnitude === 'month' && end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
};

/** @param {unknown} priceId @throws {Refusal} */
export const planToBuy = (priceId) => {
  const plan = findPlan(priceId);
  if (!plan) throw notSold();
  return plan;
};

const notSold = () => new Refusal('NOT_FOUND', 'You can’t buy this plan here.');

/** The plans that the holder of a plan can change to: of two that renew, one to the other. @param {string} priceId */
export const othersFor = (priceId) =>
  planToBuy(priceId).recurring
    ? plans.filter((plan) => plan.recurring && plan.priceId !== priceId)
    : [];

/**
 * The plan that a customer asks to change to, or the present one, which takes back a change that waits.
 *
 * @param {Subscription} held @param {unknown} priceId @throws {Refusal}
 */
export const planToChangeTo = (held, priceId) => {
  const plan = planToBuy(priceId);
  if (priceId !== held.priceId && !othersFor(held.priceId).includes(plan)) throw notSold();
  return plan;
};

/** @param {string} priceId @returns {Subscription} */
export const newSubscription = (priceId) => ({
  id: randomUUID(),
  priceId,
  periodEnd: periodAfter(priceId, new Date()),
  cancelled: false,
  nextPriceId: null,
});

/**
 * The subscription that a customer holds now. A recurring one goes on into its next periods, which you
 * bill; any other ends.
 *
 * @param {import('./accounts.js').User} user
 */
export const currentSubscription = (user) => {
  const held = user.subscription;
  if (!held) return null;
  while (isOver(held) && goesOn(held)) startNextPeriod(held);
  if (isOver(held)) user.subscription = null;
  return user.subscription;
};

/** @param {Subscription} held */
const isOver = ({ periodEnd }) => periodEnd.getTime() <= Date.now();

/** @param {Subscription} held */
const goesOn = ({ cancelled, priceId }) => !cancelled && planToBuy(priceId).recurring;

/** @param {Subscription} held */
const startNextPeriod = (held) => {
  held.priceId = held.nextPriceId ?? held.priceId;
  held.nextPriceId = null;
  held.periodEnd = periodAfter(held.priceId, held.periodEnd);
};

/** @param {import('./accounts.js').User} user @throws {Refusal} without a subscription */
export const requiredSubscription = (user) => {
  const held = currentSubscription(user);
  if (!held) throw new Refusal('STATE_CONFLICT', 'You don’t have a plan at the moment.');
  return held;
};

/** The subscription as the portal reads it. @param {Subscription} held */
export const answerOf = ({ id, priceId, periodEnd, cancelled, nextPriceId }) => {
  const { title, price, currency, period, recurring } = planToBuy(priceId);
  return {
    id,
    state: cancelled ? 'cancelled' : 'active',
    priceId,
    title,
    price,
    currency,
    period,
    recurring,
    periodEnd,
    ...(cancelled && { serviceEndDate: periodEnd }),
    ...(nextPriceId && {
      scheduledChange: {
        priceId: nextPriceId,
        at: periodEnd,
        price: planToBuy(nextPriceId).price,
      },
    }),
  };
};
