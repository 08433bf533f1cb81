import type { WireErrorCode } from '@foyer/api-client/contract';
import type { Context } from 'hono';
import { errorResponse } from '../errorResponse';
import { ServiceError } from '../../services/ServiceError';
import { cutOff, mistype } from './corruptResponse';
import type { FaultKind, FaultRule } from './Faults';

type Spoiler = (answer: () => Promise<Response>, c: Context, rule: FaultRule) => Promise<Response>;

const SAID = 'The sandbox was asked to answer like this.';

const refuse =
  (code: WireErrorCode): Spoiler =>
  async (_answer, _c, { said }) =>
    errorResponse(new ServiceError(code, said ?? SAID), 'an injected fault');

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Closes the connection without a response; in tests without a socket, answers 502. */
const hangUp: Spoiler = async (_answer, c) => {
  const bindings: unknown = c.env;
  if (typeof bindings === 'object' && bindings !== null && 'outgoing' in bindings) {
    const { outgoing } = bindings;
    if (typeof outgoing === 'object' && outgoing !== null && 'destroy' in outgoing)
      (outgoing as { destroy: () => void }).destroy();
  }
  return new Response(null, { status: 502, headers: { 'x-sandbox-fault': 'no-response' } });
};

const spoilers: Record<FaultKind, Spoiler> = {
  'no-response': hangUp,
  slow: async (answer, _c, rule) => {
    await waitFor(rule.delayMs);
    return answer();
  },
  '401': refuse('UNAUTHORISED'),
  '402': refuse('PAYMENT_DECLINED'),
  '403': refuse('FORBIDDEN'),
  '404': refuse('NOT_FOUND'),
  '500': refuse('INTERNAL'),
  '502': refuse('UPSTREAM'),
  malformed: async (answer) => cutOff(await answer()),
  'wrong-types': async (answer) => mistype(await answer()),
};

/** Answers a request with an injected fault. */
export const injectFault = (
  rule: FaultRule,
  answer: () => Promise<Response>,
  c: Context,
): Promise<Response> => spoilers[rule.kind](answer, c, rule);
