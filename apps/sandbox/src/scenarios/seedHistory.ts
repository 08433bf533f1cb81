import { DAY, type KnownCurrency } from '@foyer/domain';
import type { Backend } from '../services/Backend';
import { invoiceTitle } from '../services/invoices/invoiceTitle';
import { newId } from '../db/newId';
import { creditNotes } from '../db/schema/billing';
import { pauses, subscriptions } from '../db/schema/subscriptions';
import type { UserRow } from '../services/Caller';
import { userKey } from '../services/buyers/buyerOf';
import { countCouponUse, holdCoupon } from '../services/coupons/couponUses';
import { discountedPrice, findCoupon, type CouponRow } from '../services/coupons/findCoupon';
import { createInvoice, PAUSE_REASON } from '../services/invoices/createInvoice';
import { invoiceLines } from '../services/invoices/invoiceLines';
import { pausePrice } from '../services/pauses/pausePrice';
import { addPeriod, MONTH } from '../services/plans/addPeriod';
import { monthlyPrice } from '../services/plans/contractEndOf';
import { planOf, type PlanRow } from '../services/plans/findPlan';
import { findSubscription } from '../services/subscriptions/findSubscription';
import { seedProviderSubscription } from './seedProviderSubscription';
import type { PersonaSeed, SubscriptionSeed, VenueSeed } from './VenueSeed';

/** One paid invoice for a period long ago. */
const writePaid = async (
  { db }: Backend,
  user: UserRow,
  subscriptionId: string,
  plan: PlanRow,
  start: number,
  coupon: CouponRow | null,
): Promise<void> => {
  await createInvoice(db, {
    buyer: userKey(user.id),
    userId: user.id,
    subscriptionId,
    locationId: plan.locationId,
    reason: `seed:${subscriptionId}:${start}`,
    title: invoiceTitle(plan, start),
    amount: discountedPrice(plan, coupon).minor,
    currency: plan.currency,
    lines: invoiceLines(plan, coupon),
    periodStart: start,
    periodEnd: addPeriod(start, plan.details.period),
    createdAt: start,
    paidAt: start,
    state: 'paid',
    effect: { kind: 'none' },
  });
};

/** Starts of the last periods, oldest first, the last one being the present period. */
const starts = (plan: PlanRow, present: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    addPeriod(present, plan.details.period, index - count + 1),
  );

/** An earlier plan that ended when the present one began. */
const writeEarlier = async (
  backend: Backend,
  venue: VenueSeed,
  user: UserRow,
  seed: SubscriptionSeed,
  until: number,
): Promise<void> => {
  if (!seed.earlier) return;
  const plan = await planOf(backend.db, seed.earlier.priceId);
  const times = Array.from({ length: seed.earlier.periods }, (_, index) =>
    addPeriod(until, plan.details.period, index - (seed.earlier?.periods ?? 0)),
  );
  const id = newId('sub');
  await backend.db.insert(subscriptions).values({
    id,
    buyer: userKey(user.id),
    userId: user.id,
    locationId: venue.locationId,
    priceId: plan.priceId,
    periodPrice: plan.amount,
    engine: 'INTERNAL',
    state: 'ended',
    recurring: true,
    startedAt: times[0] ?? until,
    periodStart: times.at(-1) ?? until,
    periodEnd: until,
    endedAt: until,
  });
  for (const start of times) await writePaid(backend, user, id, plan, start, null);
};

const writeSubscription = async (
  backend: Backend,
  venue: VenueSeed,
  user: UserRow,
  seed: SubscriptionSeed,
): Promise<string> => {
  const { db, clock } = backend;
  const plan = await planOf(db, seed.priceId);
  const present = Math.floor((clock.now() - seed.daysIn * DAY) / 60_000) * 60_000;
  const coupon = await findCoupon(db, seed.couponCode ?? null);
  const paid = starts(plan, present, seed.periodsPaid);
  const first = paid[0] ?? present;
  await writeEarlier(backend, venue, user, seed, first);
  const id = newId('sub');
  const isFree = plan.amount === 0;
  const periodEnd = isFree ? null : addPeriod(present, plan.details.period);
  const provider =
    isFree || seed.state === 'past_due' || !plan.recurring || venue.details.planEngine !== 'STRIPE'
      ? null
      : await seedProviderSubscription(backend, user, plan, coupon, seed, {
          start: present,
          end: periodEnd ?? present,
        });
  await db.insert(subscriptions).values({
    id,
    buyer: userKey(user.id),
    userId: user.id,
    locationId: venue.locationId,
    priceId: plan.priceId,
    periodPrice: plan.amount,
    engine: provider ? 'STRIPE' : 'INTERNAL',
    providerId: provider,
    state: seed.state === 'paused' ? 'active' : (seed.state ?? 'active'),
    recurring: plan.recurring,
    startedAt: first,
    periodStart: present,
    periodEnd,
    cancelAtPeriodEnd: seed.state === 'cancelled',
    cancellationReason: seed.state === 'cancelled' ? 'leaving' : null,
    contractEnd: seed.contractMonthsLeft
      ? addPeriod(clock.now() - DAY, MONTH, seed.contractMonthsLeft)
      : null,
    contractMonthly: seed.contractMonthsLeft ? monthlyPrice(plan) : null,
    couponCode: seed.couponCode ?? null,
    couponPeriodsLeft: seed.couponPeriodsLeft ?? null,
  });
  if (coupon) {
    const source = `seed:${id}`;
    const holder = { key: userKey(user.id), visitor: null };
    await holdCoupon(db, coupon, { user: holder, source, now: clock.now() });
    await countCouponUse(db, source);
  }
  for (const start of isFree ? [] : paid) await writePaid(backend, user, id, plan, start, coupon);
  return id;
};

const writeDue = async (backend: Backend, user: UserRow, id: string | null, seed: PersonaSeed) => {
  if (!seed.due) return;
  const { title, amount, daysAgo, dueInDays } = seed.due;
  const at = backend.clock.now() - daysAgo * DAY;
  const currency = await currencyOf(backend, id);
  await createInvoice(backend.db, {
    buyer: userKey(user.id),
    userId: user.id,
    subscriptionId: id,
    locationId: user.locationId,
    reason: `seed-due:${user.id}`,
    title,
    amount,
    currency,
    lines: [{ text: title, amount }],
    periodStart: at,
    periodEnd: at,
    createdAt: at,
    dueDate: backend.clock.now() + dueInDays * DAY,
    effect: { kind: 'none' },
  });
};

const currencyOf = async (
  { db }: Pick<Backend, 'db'>,
  id: string | null,
): Promise<KnownCurrency> => {
  const row = id ? await findSubscription(db, id) : null;
  return row ? (await planOf(db, row.priceId)).currency : 'GBP';
};

const writeCredit = async (
  backend: Backend,
  user: UserRow,
  id: string | null,
  seed: PersonaSeed,
) => {
  if (!seed.credit) return;
  await backend.db.insert(creditNotes).values({
    id: newId('crn'),
    number: `CN-${user.id.slice(-6).toUpperCase()}`,
    userId: user.id,
    invoiceId: null,
    amount: seed.credit.amount,
    currency: await currencyOf(backend, id),
    cause: seed.credit.cause,
    createdAt: backend.clock.now() - seed.credit.daysAgo * DAY,
  });
};

/** A customer pays for a pause this many days before it starts, so that we no longer refund its price. Rule PAUSE-7. */
const BOOKED_BEFORE = 20;

const writePause = async (
  { db, clock }: Backend,
  user: UserRow,
  subscriptionId: string,
  seed: PersonaSeed,
) => {
  if (!seed.pause) return;
  const { startsInDays, endsInDays } = seed.pause;
  const startDate = clock.now() + startsInDays * DAY;
  const endDate = endsInDays === null ? null : clock.now() + endsInDays * DAY;
  const currency = await currencyOf({ db }, subscriptionId);
  const { minor } = pausePrice({ currency }, { startDate, endDate });
  const id = newId('pau');
  await db.insert(pauses).values({
    id,
    subscriptionId,
    userId: user.id,
    startDate,
    endDate,
    price: minor,
    currency,
    state: 'scheduled',
  });
  const title = 'Plan pause';
  const paidAt = startDate - BOOKED_BEFORE * DAY;
  await createInvoice(db, {
    buyer: userKey(user.id),
    userId: user.id,
    subscriptionId,
    locationId: user.locationId,
    reason: `${PAUSE_REASON}${id}:first:seed`,
    title,
    amount: minor,
    currency,
    lines: [{ text: title, amount: minor }],
    periodStart: startDate,
    periodEnd: endDate ?? startDate,
    createdAt: paidAt,
    paidAt,
    state: 'paid',
    effect: { kind: 'none' },
  });
};

/** Writes a persona's purchases: plans with their invoices, open invoices and credit notes. */
export const seedHistory = async (
  backend: Backend,
  venue: VenueSeed,
  seed: PersonaSeed,
  user: UserRow,
): Promise<void> => {
  const id = seed.subscription
    ? await writeSubscription(backend, venue, user, seed.subscription)
    : null;
  await writeDue(backend, user, id, seed);
  await writeCredit(backend, user, id, seed);
  if (id) await writePause(backend, user, id, seed);
};
