import type { Call } from '@foyer/api-client/contract';
import type { Context } from 'hono';
import type { Backend } from '../../backend/Backend';
import { once } from '../../services/idempotency/once';
import type { Caller } from '../Caller';
import { Refusal } from '../Refusal';
import type { CallAnswer, CallRequest, Handler } from './Handler';
import { clientAddress } from './clientAddress';
import type { Identified } from './identify';
import { readRequest } from './readRequest';

const loginFirst = 'Please log in first.';

const requireCaller = (call: Call, identified: Identified | null): Caller | null => {
  if (call.session === 'none') return null;
  if (!identified) throw new Refusal('UNAUTHORISED', loginFirst);
  if (call.session === 'user' && !identified.caller.user)
    throw new Refusal('UNAUTHORISED', loginFirst);
  return identified.caller;
};

const writeAnswer = (call: Call, answer: { body?: unknown; headers?: object }): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers ?? {}))
    if (typeof value === 'string') headers.set(name, value);
  if (call.answerType === 'pdf') {
    headers.set('content-type', 'application/pdf');
    return new Response(answer.body as Uint8Array<ArrayBuffer>, { status: call.status, headers });
  }
  if (answer.body === undefined) return new Response(null, { status: call.status, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(answer.body), { status: call.status, headers });
};

/** Reads a request, lets its handler answer, once per idempotency key, and writes the answer. */
export const answerCall = async <C extends Call>(
  call: C,
  handler: Handler<C>,
  backend: Backend,
  identified: Identified | null,
  c: Context,
): Promise<Response> => {
  const caller = requireCaller(call, identified);
  const parts = await readRequest(c, call);
  const key = c.req.header('idempotency-key') ?? null;
  const request = { backend, caller, ...parts, address: clientAddress(c), key };
  // The parts were read by this very call's schemas, which is what the handler's type says.
  const answer = (): Promise<CallAnswer<C>> => handler(request as CallRequest<C>);
  const kept =
    call.keyed && key
      ? await once(
          backend,
          { who: caller?.user?.id ?? caller?.mac ?? '', call: call.name, key, parts },
          answer,
        )
      : await answer();
  return writeAnswer(call, kept);
};
