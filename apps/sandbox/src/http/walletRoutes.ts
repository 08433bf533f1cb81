import { calls } from '@foyer/api-client/contract';
import { parse } from 'valibot';
import type { Backend } from '../services/Backend';
import { passFacts } from '../services/key-cards/passFacts';
import { LOGO_PATH, roundLogo } from '../services/key-cards/passImages';
import { PASS_PATH } from '../services/key-cards/passUrls';
import { inLanguage, speakingTo } from '../services/messages/say';
import { rateLimits } from '../services/rate-limits/RateLimits';
import { findSession } from '../services/sessions/sessions';
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
    const { db, keyCardLinks, limits, publicUrl, wallets } = backend;
    app.get(`${PASS_PATH}/:wallet/:link`, async (c) => {
      const wallet = wallets.get(c.req.param('wallet'));
      if (!wallet) return c.notFound();
      const holder = await keyCardLinks.read(c.req.param('link'));
      const session = { user_id: holder?.userId ?? null, session_id: holder?.sessionId ?? null };
      const user = (await findSession(backend, session))?.user;
      const site = holder && (await findSite(db, holder.locationId));
      if (!user || !site) return c.redirect(cardPage(publicUrl, { link: 'old' }));
      await limits.use(rateLimits.walletPass, user.id);
      const pass = await inLanguage(holder.language, () =>
        speakingTo(user, site, async () => {
          const facts = await passFacts(backend, site, user, {
            dashboard: parse(
              calls.getDashboard.answer,
              await dashboardWire(backend, site, user, null),
            ),
            siteUser: parse(calls.getUser.answer, await accountWire(db, site, user)).siteUser,
          });
          return facts && (await wallet.pass(facts));
        }),
      );
      if (!pass) return c.redirect(cardPage(publicUrl, linkTo(site)));
      if ('url' in pass) return c.redirect(pass.url);
      return c.body(new Uint8Array(pass.file), 200, {
        'content-type': pass.type,
        'content-disposition': `attachment; filename="${pass.name}"`,
      });
    });
    app.get(`${LOGO_PATH}/:locationId`, async (c) => {
      const site = await findSite(db, c.req.param('locationId'));
      if (!site || !wallets.has('google')) return c.notFound();
      return c.body(new Uint8Array(await roundLogo(site.details.theme)), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
    });
  };
