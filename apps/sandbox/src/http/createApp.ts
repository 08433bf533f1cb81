import { calls, type CallName } from '@foyer/api-client/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import type { Backend } from '../services/Backend';
import type { Faults } from './faults/Faults';
import { mountCall } from './calls/mountCall';
import { errorResponse } from './errorResponse';
import { handlers } from './handlers/handlers';
import { SPEED_TEST_UPLOAD, WEBHOOK_PATH } from './paths';
import { inScheme } from '../services/checkouts/requestedScheme';
import { inLanguage } from '../services/messages/say';
import { ServiceError } from '../services/ServiceError';
import { refuseOtherSites, requireLocalHost } from './localOnly';
import { setHeaders } from './setHeaders';
import { refuseUnstorableText } from './refuseUnstorableText';

const kB = 1024;

/** The largest body of a request, in bytes. Rule API-9. */
const MAX_BODY_BYTES = 256 * kB;

/** The largest event of the card provider, in bytes: an invoice with many lines. */
const MAX_EVENT_BYTES = 1024 * kB;

const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      const message = `The request is larger than ${maxSize / kB} kB.`;
      const answer = errorResponse(new ServiceError('TOO_LARGE', message), c.req.path);
      // The rest of the body is not read, so nothing else can follow on this connection.
      answer.headers.set('connection', 'close');
      return answer;
    },
  });

/** Limits every body. A speed test's upload is counted while it passes through. */
const limitBody = (): MiddlewareHandler => {
  const usual = limitTo(MAX_BODY_BYTES);
  const event = limitTo(MAX_EVENT_BYTES);
  return (c, next) => {
    // Not for GET: looking for a body makes a copy of the request.
    if (c.req.method === 'GET' || c.req.path === SPEED_TEST_UPLOAD) return next();
    return (c.req.path === WEBHOOK_PATH ? event : usual)(c, next);
  };
};

const isCall = (name: string): name is keyof typeof handlers => Object.hasOwn(handlers, name);

const mountAll = (app: Hono, backend: Backend, faults: Faults): void => {
  for (const name of Object.keys(calls) as CallName[])
    if (isCall(name)) mountOne(app, name, backend, faults);
};

/** Call and handler share a name, which ties their types together. */
const mountOne = <K extends keyof typeof handlers>(
  app: Hono,
  name: K,
  backend: Backend,
  faults: Faults,
): void => mountCall<(typeof calls)[K]>(app, calls[name], handlers[name], backend, faults);

/** Who may reach an application. */
export interface Access {
  /** Origins whose scripts may read the answers. */
  origins: readonly string[];
  /** This machine's people only. */
  isLocal: boolean;
}

/** Adds routes that are not calls of the contract: pages, files, the console. */
export type AddRoutes = (app: Hono) => void;

/**
 * Creates the web application from all routes. Responses carry a `Date` of the sandbox's clock, and
 * portals of other origins may read the headers that they need.
 */
export const createApp = (
  backend: Backend,
  faults: Faults,
  { origins, isLocal }: Access,
  routes: readonly AddRoutes[],
): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    setHeaders(c, {
      date: new Date(backend.clock.now()).toUTCString(),
      ...(/^\/(api|auth)\//.test(c.req.path) ? { 'cache-control': 'no-store' } : {}),
    });
  });
  const shareWithOrigins = cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    exposeHeaders: [
      'Age',
      'Date',
      'Authorization',
      'X-Auth-Error',
      'Retry-After',
      'Content-Disposition',
    ],
  });
  // The portal's own origin sends none with a GET, and nothing under `/api/` is kept, so it needs no `Vary`.
  app.use((c, next) =>
    c.req.path.startsWith('/api/') && c.req.header('origin') === undefined
      ? next()
      : shareWithOrigins(c, next),
  );
  if (isLocal) app.use(requireLocalHost(backend.trustedProxies));
  app.use('/sandbox/*', refuseOtherSites(origins));
  app.use('/simulators/*', refuseOtherSites(origins));
  // Phones ask these with a GET. A device that the gateway sees there may go online.
  for (const path of ['/gateway/captive', '/gateway/check'])
    app.use(path, refuseOtherSites(origins, { takesLinks: false }));
  app.use(refuseUnstorableText);
  app.use(limitBody());
  app.use((c, next) => inLanguage(c.req.header('accept-language'), next));
  app.use((c, next) => inScheme(c.req.header('sec-ch-prefers-color-scheme'), next));
  for (const extend of routes) extend(app);
  mountAll(app, backend, faults);
  app.notFound((c) =>
    errorResponse(new ServiceError('NOT_FOUND', `There is nothing at ${c.req.path}.`), c.req.path),
  );
  // The path itself may hold a signed link. Rule SEC-12.
  app.onError((error, c) => errorResponse(error, routePath(c)));
  return app;
};
