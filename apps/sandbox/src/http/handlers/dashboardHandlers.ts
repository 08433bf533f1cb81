import { newId } from '../../db/newId';
import { speedTests } from '../../db/schema/network';
import { passUrls } from '../../services/key-cards/passUrls';
import { countedWide } from '../../services/rate-limits/countedAs';
import { rateLimits } from '../../services/rate-limits/RateLimits';
import { siteOf } from '../../services/sites/findSite';
import type { Handlers } from '../calls/Handler';
import { dashboardWire } from '../wire/dashboardWire';

/** The dashboard and the speed test. */
export const dashboardHandlers: Handlers<'getDashboard' | 'saveSpeedTest'> = {
  getDashboard: async ({ backend, caller, client }) => {
    const { user, session } = caller;
    const { site } = await backend.catalogues.of(caller);
    return {
      body: {
        ...(await dashboardWire(backend, site, user, countedWide(caller, client))),
        // An agent carries no card of a customer's.
        ...(caller.impersonating ? {} : await passUrls(backend, site, session)),
      },
    };
  },

  saveSpeedTest: async ({ backend: { db, clock, limits }, caller, body, client }) => {
    await limits.use(rateLimits.speedTest, countedWide(caller, client));
    const { locationId } = await siteOf(db, caller);
    await db.insert(speedTests).values({
      id: newId('spd'),
      // An agent measures a line of their own.
      userId: caller.impersonating ? null : (caller.user?.id ?? null),
      locationId,
      ...body,
      // A time in the future would keep it for good.
      at: Math.min(Date.parse(body.at), clock.now()),
    });
    return {};
  },
};
