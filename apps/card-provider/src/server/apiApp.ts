import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { routes } from '../routes/routes';
import { type ApiResponse, handleRequest } from './handleRequest';
import { common, integer } from '../api/fields';
import { parseForm } from '../api/formBody';
import { notFound, ApiError } from '../model/ApiError';
import { readInput } from '../api/readInput';
import type { Caller, Route } from '../api/route';
import { isAllowedOrigin, isLocalHost } from '../allowedOrigins';
import type { Provider } from '../provider';
import type { Words } from '../words/Words';
import { wordsIn } from '../words/wordsIn';

const MAX_BODY_BYTES = 256 * 1024;

/** The id of the account's test clock. */
const TEST_CLOCK_ID = 'clock_account';

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const bearer = (c: Context): string => {
  const [scheme, value = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return '';
};

const unauthorised = (message: string): ApiError =>
  new ApiError(401, { type: 'invalid_request_error', message });

function callerOf(provider: Provider, route: Pick<Route, 'fromBrowser'>, key: string): Caller {
  const { secretKey, publishableKey } = provider.store.account;
  if (!key) throw unauthorised('You did not provide an API key.');
  if (equal(key, secretKey)) return 'server';
  if (!equal(key, publishableKey))
    throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}…`);
  if (!route.fromBrowser) {
    throw unauthorised('This API call cannot be made with a publishable API key.');
  }
  return 'browser';
}

async function readParams(c: Context): Promise<Record<string, unknown>> {
  const query = c.req.url.split('?')[1] ?? '';
  if (c.req.method === 'GET') return parseForm(query);
  return { ...parseForm(query), ...parseForm(await c.req.text()) };
}

const refusal = v.looseObject({ code: v.string(), message: v.string() });

/** Where an answer has an error. */
const errorFields = ['error', 'last_payment_error', 'last_setup_error'];

/** An answer with its errors in the language of the page, as the real library shows them. */
const inWords = (body: string, refusals: Words['refusals']): string =>
  JSON.stringify(JSON.parse(body), (name, value: unknown) =>
    errorFields.includes(name) && v.is(refusal, value)
      ? { ...value, message: refusals[value.code] ?? value.message }
      : value,
  );

const handler = (provider: Provider, route: Route) => async (c: Context) => {
  const caller = callerOf(provider, route, bearer(c));
  const params = await readParams(c);
  provider.catchUp();
  const response = handleRequest(provider.store, {
    route,
    path: c.req.path,
    ids: { ...c.req.param() },
    caller,
    params,
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    now: provider.now(),
  });
  provider.deliverSoon();
  const { refusals } = wordsIn(c.req.header('accept-language'));
  return respond(
    caller === 'browser' ? { ...response, body: inWords(response.body, refusals) } : response,
  );
};

const respond = (result: Pick<ApiResponse, 'status' | 'body'> & Partial<ApiResponse>): Response =>
  new Response(result.body, {
    status: result.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(result.requestId && { 'request-id': result.requestId }),
      ...(result.replayed && { 'idempotent-replayed': 'true' }),
    },
  });

const errorResponse = (error: Error): Response => {
  if (error instanceof ApiError) {
    return respond({ status: error.status, body: JSON.stringify({ error: error.details }) });
  }
  console.error('The card provider failed:', error);
  const details = { type: 'api_error', message: 'Something went wrong at the card provider.' };
  return respond({ status: 500, body: JSON.stringify({ error: details }) });
};

const unknownUrl = (method: string, path: string): ApiError =>
  new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const advanceParams = v.strictObject({ ...common, frozen_time: integer });

/** The account has one test clock, which every customer follows. It runs on after it is advanced. */
const advanceTestClock = (provider: Provider) => async (c: Context) => {
  callerOf(provider, { fromBrowser: false }, bearer(c));
  const id = c.req.param('id') ?? '';
  if (id !== TEST_CLOCK_ID) throw notFound('test clock', id);
  await provider.advanceTo(readInput(advanceParams, await readParams(c)).frozen_time);
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

const tooLarge = (): Response =>
  errorResponse(
    new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' }),
  );

/** Without it, the owner of another site could point its name at this machine (DNS rebinding). */
const requireLocalHost: MiddlewareHandler = async (c, next) => {
  if (!isLocalHost(c.req.header('host') ?? new URL(c.req.url).host))
    throw new ApiError(403, {
      type: 'invalid_request_error',
      message: 'This card provider answers on its own machine only.',
    });
  await next();
};

/**
 * The API under `/v1`, as the official SDK and the browser script call it. Its checks of host and size
 * hold for the pages that are added to it, too.
 *
 * @param isLocal only this machine is listened to
 */
export function apiApp(provider: Provider, isLocal: boolean): Hono {
  const app = new Hono();
  if (isLocal) app.use(requireLocalHost);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));
  app.use(cors({ origin: (origin) => (isAllowedOrigin(origin) ? origin : null), maxAge: 600 }));
  app.onError(errorResponse);
  for (const it of routes) app.on(it.method.toUpperCase(), it.path, handler(provider, it));
  app.post('/v1/test_helpers/test_clocks/:id/advance', advanceTestClock(provider));
  app.all('/v1/*', (c) => errorResponse(unknownUrl(c.req.method, c.req.path)));
  return app;
}
