import { createHash } from 'node:crypto';
import type { Caller, Ids, Route } from '../api/route';
import { ApiError } from '../model/ApiError';
import { newId } from '../model/newId';
import type { Store } from '../store/Store';
import type { Transaction } from '../store/Transaction';
import { expand } from './expand';

/** One request for a route, as it arrived. */
export interface ApiRequest {
  route: Route;
  path: string;
  ids: Ids;
  caller: Caller;
  params: Record<string, unknown>;
  idempotencyKey: string | null;
  /** The account's time in epoch seconds. */
  now: number;
}

export interface ApiResponse {
  status: number;
  body: string;
  requestId: string;
  /** The response was given before, under the same idempotency key. */
  replayed: boolean;
}

const fingerprintOf = ({ route, path, params }: ApiRequest): string =>
  createHash('sha256')
    .update(`${route.method} ${path} ${JSON.stringify(params)}`)
    .digest('hex');

const expandPaths = (params: Record<string, unknown>): string[] =>
  Array.isArray(params['expand']) ? params['expand'].map(String) : [];

const keyReused = new ApiError(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

type Result = Pick<ApiResponse, 'status' | 'body'>;

const errorResult = ({ status, details }: ApiError): Result => ({
  status,
  body: JSON.stringify({ error: details }),
});

function runRoute(tx: Transaction, { route, params, ids, caller }: ApiRequest): Result {
  try {
    const object = tx.savepoint(() =>
      expand(tx, route.handle(tx, params, ids, caller), expandPaths(params)),
    );
    return { status: 200, body: JSON.stringify(object) };
  } catch (error) {
    if (error instanceof ApiError) return errorResult(error);
    throw error;
  }
}

/** Invalid requests are not recorded: the caller may correct one and send it with the same key. */
const isRecorded = (status: number): boolean => status === 200 || status === 402;

/**
 * Answers one request. With an idempotency key, the response is written in the same transaction as its
 * effects. A repeated request, even after a kill, gets that response and changes nothing.
 */
export function handleRequest(store: Store, request: ApiRequest): ApiResponse {
  const requestId = newId('req', 14);
  const key = request.route.method === 'post' ? request.idempotencyKey : null;
  return store.transaction(
    request.now,
    (tx) => {
      const fingerprint = fingerprintOf(request);
      const recorded = key ? store.idempotencyRecords.get(key) : undefined;
      if (recorded && recorded.fingerprint !== fingerprint)
        return { ...errorResult(keyReused), requestId, replayed: false };
      if (recorded)
        return { status: recorded.status, body: recorded.body, requestId, replayed: true };
      const result = runRoute(tx, request);
      if (key && isRecorded(result.status))
        store.idempotencyRecords.put(key, { fingerprint, ...result });
      return { ...result, requestId, replayed: false };
    },
    { id: requestId, idempotencyKey: key },
  );
}
