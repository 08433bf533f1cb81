import { calls } from '@foyer/api-client/contract';
import { installationOf, portalHeaders, type Headers, type PortalRoute } from '@foyer/domain';
import { parse } from 'valibot';
import type { Context } from 'hono';
import type { Backend } from '../services/Backend';
import { injectFault } from './faults/injectFault';
import type { Faults } from './faults/Faults';
import type { AddRoutes } from './createApp';
import { publicConfig } from './publicConfig';
import { PortalPage, readHashes } from './static/portalPage';
import { readPortalFile } from './static/portalFiles';

const json = (body: unknown, headers: Headers): Response =>
  new Response(JSON.stringify(body), {
    headers: { ...headers, 'content-type': 'application/json' },
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
  const sent = { ...publicConfig(backend), ...override };
  const installation = installationOf(parse(calls.getPublicConfig.answer, sent), {
    isSecure: backend.publicUrl.startsWith('https:'),
  });
  // Only the page has inline code, whose hashes a new build changes.
  const fixed = portalHeaders(installation, { scriptHashes: [], styleHashes: [] });
  const headersOf = async (route: PortalRoute) =>
    route === 'page' ? portalHeaders(installation, await readHashes()).page : fixed[route];
  const page = new PortalPage({
    config: installation.config,
    help: 'Help: 0330 808 4410, help@foyer.example',
    policy: null,
  });
  const answerPage = async (c: Context) => page.answer(acceptedBy(c), await headersOf('page'));
  return (app) => {
    app.get('/', (c) => c.redirect(hasConsole ? '/sandbox' : '/v2/'));
    app.get('/v2', (c) => c.redirect('/v2/'));
    app.get(calls.getPublicConfig.path, async (c) => {
      const answer = async () => json(sent, await headersOf('file'));
      const rule = faults.take(calls.getPublicConfig.name, []);
      return rule ? injectFault(rule, answer, c) : answer();
    });
    app.get('/v2/', answerPage);
    app.get('/v2/index.html', answerPage);
    app.get('/v2/*', async (c) => {
      const name = decoded(c.req.path.slice('/v2/'.length));
      const file = name === null ? null : await readPortalFile(name, acceptedBy(c));
      const headers = { ...(await headersOf(file?.route ?? 'file')), ...file?.headers };
      if (!file) {
        for (const [header, value] of Object.entries(headers)) c.header(header, value);
        return c.notFound();
      }
      return new Response(file.data, { headers });
    });
  };
};
