import type { Call } from '@foyer/api-client/contract';
import { IDEMPOTENCY_KEY_LENGTH } from '@foyer/domain';
import type { Context } from 'hono';
import type { Backend } from '../../services/Backend';
import { findBuyer } from '../../services/buyers/buyerOf';
import { runOnce } from '../../services/idempotency/runOnce';
import type { Caller } from '../../services/Caller';
import { ServiceError } from '../../services/ServiceError';
import { listActs } from '../../services/sessions/agentActs';
import { listedActsOf } from './actsOf';
import { readEntry } from '../entryCookie';
import { clientAddress } from './clientAddress';
import { compressed } from './compressed';
import type { CallAnswer, CallRequest, Handler } from './Handler';
import type { IdentifiedCaller } from './identifyCaller';
import { networkOf } from '../../services/rate-limits/networkOf';
import { readRequest } from './readRequest';

const loginFirst = 'Log in first.';

const requireCaller = (call: Call, identified: IdentifiedCaller | null): Caller | null => {
  if (call.session === 'none') return null;
  if (!identified) throw new ServiceError('UNAUTHORISED', loginFirst);
  if (call.session === 'user' && !identified.caller.user)
    throw new ServiceError('UNAUTHORISED', loginFirst);
  return identified.caller;
};

/**
 * The key of a call that pays; null for other calls and where none was sent.
 * @throws ServiceError `VALIDATION` for a key that is empty or too long (CONST-34)
 */
const readKey = (call: Call, c: Context): string | null => {
  const key = call.idempotencyKey ? (c.req.header('idempotency-key') ?? null) : null;
  if (key !== null && (key === '' || key.length > IDEMPOTENCY_KEY_LENGTH))
    throw new ServiceError(
      'VALIDATION',
      `An Idempotency-Key has 1 to ${IDEMPOTENCY_KEY_LENGTH} characters.`,
    );
  return key;
};

const writeAnswer = (
  call: Call,
  answer: { body?: unknown; headers?: object },
  compresses: boolean,
): Response => {
  // A plain object, which the server writes as it is; a `Headers` it would copy twice.
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers ?? {}))
    if (typeof value === 'string') headers[name] = value;
  if (call.answerType === 'pdf') {
    headers['content-type'] = 'application/pdf';
    return new Response(answer.body as Uint8Array<ArrayBuffer>, { status: call.status, headers });
  }
  if (answer.body === undefined) return new Response(null, { status: call.status, headers });
  headers['content-type'] = 'application/json';
  const text = JSON.stringify(answer.body);
  const { body, headers: sent } = compresses ? compressed(text, headers) : { body: text, headers };
  return new Response(body, { status: call.status, headers: sent });
};

/** How a call is answered. */
interface AnswerOptions {
  /** Whether one call's answer may bring those of other calls. */
  answersAhead: boolean;
  /** Whether a long answer comes compressed. */
  compresses: boolean;
}

/** Parses a request, runs its handler (once per idempotency key) and writes the response. */
export const answerCall = async <C extends Call>(
  call: C,
  handler: Handler<C>,
  backend: Backend,
  identified: IdentifiedCaller | null,
  c: Context,
  { answersAhead, compresses }: AnswerOptions,
): Promise<Response> => {
  const caller = requireCaller(call, identified);
  const parts = await readRequest(c, call);
  const key = readKey(call, c);
  const request = {
    backend,
    caller,
    ...parts,
    client: {
      address: networkOf(clientAddress(c, backend.trustedProxies)),
      userAgent: c.req.header('user-agent') ?? '',
      entry: readEntry(backend, c),
    },
    key,
    answersAhead,
  };
  // The parts were parsed by the schemas of this call, which the handler's type is made of.
  const answer = (wasInterrupted: boolean): Promise<CallAnswer<C>> =>
    listActs(backend, caller?.session ?? null, listedActsOf(call.name, parts.body), () =>
      handler({ ...request, wasInterrupted } as CallRequest<C>),
    );
  const kept =
    call.idempotencyKey && caller && findBuyer(caller)
      ? await runOnce(backend, { caller, call: call.name, key, parts }, answer)
      : await answer(false);
  return writeAnswer(call, kept, compresses);
};
