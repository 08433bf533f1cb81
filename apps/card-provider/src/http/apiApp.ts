import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { routes } from '../routes/routes';
import { type Answer, answerCall } from './answerCall';
import { common, integer } from './fields';
import { parseForm } from './formBody';
import { missing, ProviderError } from './ProviderError';
import { readInput } from './readInput';
import type { Caller, Route } from './route';
import type { Provider } from '../provider';

const bodyLimit = 256 * 1024;

/** The id of the account's test clock. */
const TEST_CLOCK_ID = 'clock_account';

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const bearer = (c: Context): string => {
  const [scheme, value = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return '';
};

const unauthorised = (message: string): ProviderError =>
  new ProviderError(401, { type: 'invalid_request_error', message });

function callerOf(provider: Provider, route: Pick<Route, 'fromBrowser'>, key: string): Caller {
  const { secretKey, publishableKey } = provider.books.account;
  if (!key) throw unauthorised('You did not provide an API key.');
  if (same(key, secretKey)) return 'server';
  if (!same(key, publishableKey))
    throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}…`);
  if (!route.fromBrowser) {
    throw unauthorised('This API call cannot be made with a publishable API key.');
  }
  return 'browser';
}

async function readCall(c: Context): Promise<Record<string, unknown>> {
  const query = c.req.url.split('?')[1] ?? '';
  if (c.req.method === 'GET') return parseForm(query);
  const body = await c.req.text();
  if (body.length > bodyLimit) {
    throw new ProviderError(413, { type: 'invalid_request_error', message: 'Request too large.' });
  }
  return { ...parseForm(query), ...parseForm(body) };
}

const handler = (provider: Provider, route: Route) => async (c: Context) => {
  const caller = callerOf(provider, route, bearer(c));
  const input = await readCall(c);
  provider.catchUp();
  const answer = answerCall(provider.books, {
    route,
    path: c.req.path,
    ids: { ...c.req.param() },
    caller,
    input,
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    now: provider.now(),
  });
  provider.deliverSoon();
  return respond(answer);
};

const respond = (answer: Pick<Answer, 'status' | 'body'> & Partial<Answer>): Response =>
  new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(answer.requestId && { 'request-id': answer.requestId }),
      ...(answer.replayed && { 'idempotent-replayed': 'true' }),
    },
  });

const refuse = (error: Error): Response => {
  if (error instanceof ProviderError) {
    return respond({ status: error.status, body: JSON.stringify({ error: error.details }) });
  }
  console.error('The card provider failed:', error);
  const details = { type: 'api_error', message: 'Something went wrong at the card provider.' };
  return respond({ status: 500, body: JSON.stringify({ error: details }) });
};

const unknown = (method: string, path: string): ProviderError =>
  new ProviderError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const advanceFields = v.strictObject({ ...common, frozen_time: integer });

/** The account has one test clock, which every customer follows. It runs on after it is advanced. */
const advanceTestClock = (provider: Provider) => async (c: Context) => {
  callerOf(provider, { fromBrowser: false }, bearer(c));
  const id = c.req.param('id') ?? '';
  if (id !== TEST_CLOCK_ID) throw missing('test clock', id);
  await provider.advanceTo(readInput(advanceFields, await readCall(c)).frozen_time);
  const now = provider.now();
  const body = {
    id,
    object: 'test_helpers.test_clock',
    created: 0,
    deletes_after: 0,
    frozen_time: now,
    livemode: false,
    name: null,
    status: 'ready',
    status_details: {},
  } satisfies Stripe.TestHelpers.TestClock;
  return respond({ status: 200, body: JSON.stringify(body) });
};

/** The API under `/v1`, as the official SDK and the browser script call it. */
export function apiApp(provider: Provider): Hono {
  const app = new Hono();
  app.use(cors({ origin: (origin) => (provider.isPortal(origin) ? origin : null), maxAge: 600 }));
  app.onError(refuse);
  for (const it of routes) app.on(it.method.toUpperCase(), it.path, handler(provider, it));
  app.post('/v1/test_helpers/test_clocks/:id/advance', advanceTestClock(provider));
  app.all('/v1/*', (c) => refuse(unknown(c.req.method, c.req.path)));
  return app;
}
