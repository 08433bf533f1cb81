import { calls } from '@foyer/api-client/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { users } from '../db/schema/users';
import type { Backend } from '../services/Backend';
import { passFacts } from '../services/key-cards/passFacts';
import { PASS_PATH } from '../services/key-cards/passUrl';
import { inLanguage, speakingTo } from '../services/messages/say';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { ServiceError } from '../services/ServiceError';
import { findSite } from '../services/sites/findSite';
import type { AddRoutes } from './createApp';
import { accountWire } from './wire/accountWire';
import { dashboardWire } from './wire/dashboardWire';

const gone = (): ServiceError =>
  new ServiceError(
    'NOT_FOUND',
    'This link to a key card is too old. Open the portal for a new one.',
  );

/** Answers the link of a key card with a signed pass, where the operator has keys. Rule CARD-4. */
export const walletRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    const { appleWallet, db, limits } = backend;
    if (!appleWallet) return;
    app.get(`${PASS_PATH}/:link`, async (c) => {
      const holder = await appleWallet.read(c.req.param('link'));
      const [user] = holder ? await db.select().from(users).where(eq(users.id, holder.userId)) : [];
      const site = holder && (await findSite(db, holder.locationId));
      if (!user || !site) throw gone();
      await limits.use(rateLimits.walletPass, user.id);
      const facts = await inLanguage(holder.language, () =>
        speakingTo(user, site, async () =>
          passFacts(backend, site, user, {
            dashboard: parse(calls.getDashboard.answer, await dashboardWire(backend, site, user)),
            siteUser: parse(calls.getUser.answer, await accountWire(db, site, user)).siteUser,
          }),
        ),
      );
      if (!facts) throw new ServiceError('NOT_FOUND', 'You need access to have a key card.');
      return c.body(new Uint8Array(appleWallet.sign(facts)), 200, {
        'content-type': 'application/vnd.apple.pkpass',
        'content-disposition': 'attachment; filename="key-card.pkpass"',
      });
    });
  };
