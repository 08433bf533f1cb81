import type { Call } from '@foyer/api-client/contract';
import type { Context, Hono } from 'hono';
import type { Backend } from '../../services/Backend';
import { injectFault } from '../faults/injectFault';
import type { Caller } from '../../services/Caller';
import type { Faults } from '../faults/Faults';
import { errorResponse } from '../errorResponse';
import { ServiceError } from '../../services/ServiceError';
import { answerCall } from './answerCall';
import type { Handler } from './Handler';
import { identifyCaller, type IdentifiedCaller } from './identifyCaller';
import { inSiteWords } from './inSiteWords';
import { acceptsGzip } from './compressed';

/** The base path of each kind of call. */
const bases: Record<Call['base'], string> = {
  api: '/api',
  auth: '/auth',
  portal: '',
  router: '/router',
};

/**
 * Reads the body, which hono then keeps.
 * @throws ServiceError `VALIDATION` if the sender has left; nobody receives it, and the log doesn't report it
 */
const readWhole = async (c: Context): Promise<void> => {
  try {
    await c.req.text();
  } catch (error) {
    if (error instanceof Error && error.message === 'aborted')
      throw new ServiceError('VALIDATION', 'The request ended before its body.');
    throw error;
  }
};

/** The calls whose answers can come with another call's. */
const callsAnsweredAhead = ['gatewayLogin', 'getSiteInfo', 'getUser'];

const identifyFor = async (
  backend: Backend,
  call: Call,
  c: Context,
): Promise<IdentifiedCaller | null> =>
  call.session === 'none' ? null : identifyCaller(backend, c);

/** Hono needs a pattern for a parameter that a file extension follows. */
const routeOf = ({ base, path }: Call): string =>
  `${bases[base]}${path.replace(/:(\w+)\.pdf$/, ':$1{[^/]+\\.pdf}')}`;

/**
 * Turns a thrown error into its response, in the words of the caller's venue; an unexpected one becomes
 * a 500 without details.
 */
const orRefusal = async (
  answer: () => Promise<Response>,
  call: Call,
  { db }: Backend,
  caller: Caller | null,
): Promise<Response> => {
  try {
    return await answer();
  } catch (error) {
    return errorResponse(caller ? await inSiteWords(error, db, caller) : error, call.name);
  }
};

/**
 * Registers one call. It reads the whole body before it looks at the session: a caller who holds the body back would
 * otherwise act after the session has ended. Rule SES-36. An injected fault comes before the handler.
 */
export const mountCall = <C extends Call>(
  app: Hono,
  call: C,
  handler: Handler<C>,
  backend: Backend,
  faults: Faults,
): void => {
  app.on(call.method, routeOf(call), async (c) => {
    if (call.body) await readWhole(c);
    const identified = await identifyFor(backend, call, c).catch((error: unknown) => {
      if (error instanceof ServiceError) return error;
      throw error;
    });
    const who = identified instanceof ServiceError || !identified ? null : identified.caller;
    const rule = faults.take(call.name, [who?.mac ?? null, who?.user?.id ?? null]);
    const answer = () =>
      orRefusal(
        () => {
          if (identified instanceof ServiceError) throw identified;
          return answerCall(call, handler, backend, identified, c, {
            answersAhead: !faults.meets(callsAnsweredAhead),
            // A fault changes the text of an answer.
            compresses: !rule && acceptsGzip(c),
          });
        },
        call,
        backend,
        who,
      );
    const response = rule ? await injectFault(rule, answer, c) : await answer();
    if (identified && !(identified instanceof ServiceError) && identified.renewal)
      if (!response.headers.has('authorization'))
        response.headers.set('authorization', `Bearer ${identified.renewal}`);
    return response;
  });
};
