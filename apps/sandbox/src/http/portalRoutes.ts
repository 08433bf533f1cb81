import { calls } from '@foyer/api-client/contract';
import type { Context } from 'hono';
import type { Backend } from '../services/Backend';
import { injectFault } from './faults/injectFault';
import type { Faults } from './faults/Faults';
import type { AddRoutes } from './createApp';
import { publicConfig } from './publicConfig';
import { guestsOf } from './static/contentSecurityPolicy';
import { PortalPage } from './static/portalPage';
import { readPortalFile } from './static/portalFiles';

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  });

const acceptedBy = (c: Context): string => c.req.header('accept-encoding') ?? '';

/** A part of a path without its percent signs; null where they are not UTF-8. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Serves the portal under `/v2/` and its public configuration. */
export const portalRoutes = (
  backend: Backend,
  faults: Faults,
  override: Partial<ReturnType<typeof publicConfig>>,
  hasConsole: boolean,
): AddRoutes => {
  const origin = backend.cardProvider.browserOrigin;
  const page = new PortalPage({
    apiBase: '/api',
    authBase: '/auth',
    help: 'Help: 0330 808 4410, help@foyer.example',
    cardProvider: origin,
    gateways: [new URL(backend.publicUrl).origin],
    guests: guestsOf({ ...publicConfig(backend), ...override }),
  });
  return (app) => {
    app.get('/', (c) => c.redirect(hasConsole ? '/sandbox' : '/v2/'));
    app.get('/v2', (c) => c.redirect('/v2/'));
    app.get(calls.getPublicConfig.path, async (c) => {
      const answer = async () => json({ ...publicConfig(backend), ...override });
      const rule = faults.take(calls.getPublicConfig.name, []);
      return rule ? injectFault(rule, answer, c) : answer();
    });
    app.get('/v2/', (c) => page.answer(acceptedBy(c)));
    app.get('/v2/index.html', (c) => page.answer(acceptedBy(c)));
    app.get('/v2/*', async (c) => {
      const name = decoded(c.req.path.slice('/v2/'.length));
      const file = name === null ? null : await readPortalFile(name, acceptedBy(c));
      return file ? new Response(file.data, { headers: file.headers }) : c.notFound();
    });
  };
};
