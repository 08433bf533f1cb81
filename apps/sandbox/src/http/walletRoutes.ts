import { calls } from '@foyer/api-client/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { users } from '../db/schema/users';
import type { Backend } from '../services/Backend';
import { passFacts } from '../services/key-cards/passFacts';
import { PASS_PATH } from '../services/key-cards/passUrl';
import { inLanguage, speakingTo } from '../services/messages/say';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { findSite } from '../services/sites/findSite';
import { linkTo, portalAddress } from '../services/sites/portalAddress';
import type { AddRoutes } from './createApp';
import { accountWire } from './wire/accountWire';
import { dashboardWire } from './wire/dashboardWire';

/** A view of the account's page, because each user who has logged in can open that page. */
const cardPage = (publicUrl: string, query: Record<string, string>): string =>
  portalAddress(publicUrl, '/portal/my-account', { view: 'key-card', ...query });

/**
 * Answers the link of a key card with a signed pass, where the operator has keys. A browser opens the link, so an old
 * link leads to the page of the key card. Rule CARD-4.
 */
export const walletRoutes =
  (backend: Backend): AddRoutes =>
  (app) => {
    const { appleWallet, db, limits, publicUrl } = backend;
    if (!appleWallet) return;
    app.get(`${PASS_PATH}/:link`, async (c) => {
      const holder = await appleWallet.read(c.req.param('link'));
      const [user] = holder ? await db.select().from(users).where(eq(users.id, holder.userId)) : [];
      const site = holder && (await findSite(db, holder.locationId));
      if (!user || !site) return c.redirect(cardPage(publicUrl, { link: 'old' }));
      await limits.use(rateLimits.walletPass, user.id);
      const facts = await inLanguage(holder.language, () =>
        speakingTo(user, site, async () =>
          passFacts(backend, site, user, {
            dashboard: parse(calls.getDashboard.answer, await dashboardWire(backend, site, user)),
            siteUser: parse(calls.getUser.answer, await accountWire(db, site, user)).siteUser,
          }),
        ),
      );
      if (!facts) return c.redirect(cardPage(publicUrl, linkTo(site)));
      return c.body(new Uint8Array(appleWallet.sign(facts)), 200, {
        'content-type': 'application/vnd.apple.pkpass',
        'content-disposition': 'attachment; filename="key-card.pkpass"',
      });
    });
  };
