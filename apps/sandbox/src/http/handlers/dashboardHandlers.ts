import type { Backend } from '../../services/Backend';
import type { Handlers } from '../calls/Handler';
import { cardWire } from '../wire/billingWire';
import { serviceEndOf, subscriptionWire } from '../wire/subscriptionWire';
import { iso, isoOrNull, major } from '../wire/dateAndAmountWire';
import { newId } from '../../db/newId';
import { speedTests } from '../../db/schema/network';
import { userKey } from '../../services/buyers/buyerOf';
import { countSlots } from '../../services/devices/deviceSlots';
import { findProcessing } from '../../services/purchases/findProcessing';
import { countedAs } from '../../services/rate-limits/countedAs';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { settleForAnswer } from '../../services/purchases/settlePending';
import { siteOf } from '../../services/sites/findSite';
import { readDashboard, type Dashboard } from '../../services/subscriptions/readDashboard';
import { nextPaymentOf } from '../../services/subscriptions/nextPayment';

const clockTime = (instant: number | null): string | null =>
  instant === null ? null : iso(instant).slice(11, 16);

/**
 * Reads the dashboard, and once more if a payment had to be settled first. A purchase shows only while
 * the bank decides about its payment. Rule BUY-20.
 */
const settledDashboard = async (backend: Backend, userId: string): Promise<Dashboard> => {
  const dashboard = await readDashboard(backend.db, userId);
  if (!dashboard.unsettled) return dashboard;
  const buyer = { key: userKey(userId) };
  await settleForAnswer(backend, buyer);
  const settled = await readDashboard(backend.db, userId);
  const isUnpaid =
    settled.facts?.row.state === 'pending' && !(await findProcessing(backend, buyer.key));
  return isUnpaid ? { ...settled, facts: null } : settled;
};

/** The dashboard and the speed test. */
export const dashboardHandlers: Handlers<'getDashboard' | 'saveSpeedTest'> = {
  getDashboard: async ({ backend, caller }) => {
    const { user } = caller;
    const { site } = await backend.catalogues.of(caller);
    const { facts, devices } = await settledDashboard(backend, user.id);
    const live = facts?.row.state === 'pending' ? null : facts;
    const slots = countSlots(site, live?.plan ?? null, devices);
    const next = facts && nextPaymentOf(facts);
    const end = facts && serviceEndOf(facts.row);
    return {
      body: {
        subscriptionId: facts?.row.id ?? null,
        subscription: facts && subscriptionWire(facts, backend.clock.now()),
        paymentMethod: cardWire(user.card),
        features: { ...site.details.features, speedTest: site.details.showSpeedTest },
        userInfo: { firstName: user.firstName, lastName: user.lastName, email: user.email },
        nextPaymentDate: isoOrNull(next?.at),
        nextPayment: next
          ? {
              amount: major(next.amount.minor),
              currency: next.amount.currency,
              credit: next.credit > 0 ? major(next.credit) : null,
            }
          : null,
        pauseStart: facts?.pause?.state === 'scheduled' ? iso(facts.pause.startDate) : null,
        serviceEndDate: isoOrNull(end),
        serviceEndTime: clockTime(end),
        devicesUsed: slots.used,
        deviceSlots: slots.total,
      },
    };
  },

  saveSpeedTest: async ({ backend: { db, limits }, caller, body, client }) => {
    await limits.use(rateLimits.speedTest, countedAs(caller, client));
    const { locationId } = await siteOf(db, caller);
    await db.insert(speedTests).values({
      id: newId('spd'),
      // An agent measures a line of their own.
      userId: caller.impersonating ? null : (caller.user?.id ?? null),
      locationId,
      ...body,
      at: Date.parse(body.at),
    });
    return {};
  },
};
