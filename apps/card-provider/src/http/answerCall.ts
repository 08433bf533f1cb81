import { createHash } from 'node:crypto';
import type { Books } from '../ledger/Books';
import { newId } from '../ledger/newId';
import { expand } from './expand';
import { type ErrorDetails, ProviderError } from './ProviderError';
import type { Caller, Ids, Route } from './route';

export interface Call {
  route: Route;
  path: string;
  ids: Ids;
  caller: Caller;
  input: Record<string, unknown>;
  idempotencyKey: string | null;
  /** Simulated time in seconds. */
  now: number;
}

export interface Answer {
  status: number;
  body: string;
  requestId: string;
  replayed: boolean;
}

const fingerprint = (call: Call): string =>
  createHash('sha256')
    .update(`${call.route.method} ${call.path} ${JSON.stringify(call.input)}`)
    .digest('hex');

const paths = (input: Record<string, unknown>): string[] =>
  Array.isArray(input['expand']) ? input['expand'].map(String) : [];

const errorBody = (details: ErrorDetails): string => JSON.stringify({ error: details });

const reused = new ProviderError(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

/**
 * Answers one API call. With an idempotency key the answer is written in the same transaction as
 * its effects, so that asking again, even after a kill, replays it instead of acting again.
 */
export function answerCall(books: Books, call: Call): Answer {
  const requestId = newId('req', 14);
  const key = call.route.method === 'post' ? call.idempotencyKey : null;
  const request = { id: requestId, idempotencyKey: key };
  const mark = key && fingerprint(call);
  return books.run(
    call.now,
    (work) => {
      const known = key ? books.replays.get(key) : undefined;
      if (known) {
        if (known.fingerprint !== mark) return refusal(reused, requestId);
        return { ...known, requestId, replayed: true };
      }
      const answer = attempt();
      if (key && mark && isRemembered(answer.status)) {
        books.replays.put(key, { fingerprint: mark, status: answer.status, body: answer.body });
      }
      return answer;

      function attempt(): Answer {
        try {
          const result = work.attempt(() => {
            const object = call.route.handle(work, call.input, call.ids, call.caller);
            return expand(work, object, paths(call.input));
          });
          return { status: 200, body: JSON.stringify(result), requestId, replayed: false };
        } catch (error) {
          if (error instanceof ProviderError) return refusal(error, requestId);
          throw error;
        }
      }
    },
    request,
  );
}

/** Refusals of the request itself are not remembered: the caller may mend it and ask again. */
const isRemembered = (status: number): boolean => status === 200 || status === 402;

const refusal = (error: ProviderError, requestId: string): Answer => ({
  status: error.status,
  body: errorBody(error.details),
  requestId,
  replayed: false,
});
