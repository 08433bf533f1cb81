import type { Handlers } from '../calls/Handler';
import { cardWire } from '../wire/billingWire';
import { serviceEndOf, subscriptionWire } from '../wire/subscriptionWire';
import { iso, isoOrNull, major } from '../wire/dateAndAmountWire';
import { newId } from '../../db/newId';
import { speedTests } from '../../db/schema/network';
import { findBuyer, userKey } from '../../services/buyers/buyerOf';
import { deviceSlotsOf } from '../../services/devices/deviceSlots';
import { settlePending } from '../../services/purchases/settlePending';
import { siteOf } from '../../services/sites/findSite';
import { findCurrent, findPending } from '../../services/subscriptions/findSubscription';
import { nextPaymentOf } from '../../services/subscriptions/nextPayment';

const clockTime = (instant: number | null): string | null =>
  instant === null ? null : iso(instant).slice(11, 16);

/** The dashboard and the speed test. */
export const dashboardHandlers: Handlers<'getDashboard' | 'saveSpeedTest'> = {
  getDashboard: async ({ backend, caller }) => {
    const { db, clock } = backend;
    const { user } = caller;
    await settlePending(backend, findBuyer(caller));
    const site = await siteOf(db, caller);
    const key = userKey(user.id);
    const row = (await findCurrent(db, key)) ?? (await findPending(db, key));
    const slots = await deviceSlotsOf(db, site, user, clock.now());
    const next = row ? await nextPaymentOf(db, row) : null;
    const end = row ? serviceEndOf(row) : null;
    return {
      body: {
        subscriptionId: row?.id ?? null,
        subscription: row ? await subscriptionWire(db, row) : null,
        paymentMethod: cardWire(user.card),
        features: { ...site.details.features, speedTest: site.details.showSpeedTest },
        userInfo: { firstName: user.firstName, lastName: user.lastName, email: user.email },
        nextPaymentDate: isoOrNull(next?.at),
        nextPayment: next
          ? { amount: major(next.amount.minor), currency: next.amount.currency }
          : null,
        serviceEndDate: isoOrNull(end),
        serviceEndTime: clockTime(end),
        devicesUsed: slots.used,
        deviceSlots: slots.total,
      },
    };
  },

  saveSpeedTest: async ({ backend: { db }, caller, body }) => {
    const { locationId } = await siteOf(db, caller);
    await db.insert(speedTests).values({
      id: newId('spd'),
      userId: caller.user?.id ?? null,
      locationId,
      ...body,
      at: Date.parse(body.at),
    });
    return {};
  },
};
