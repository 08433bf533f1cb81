import type * as v from 'valibot';
import type { Transaction } from '../store/Transaction';
import { readInput } from './readInput';

export type Ids = Record<string, string>;

/** Who calls: the merchant's server with the secret key, or a browser with the publishable key. */
export type Caller = 'server' | 'browser';

export interface Route {
  method: 'get' | 'post' | 'delete';
  /** As hono writes it: `/v1/customers/:id`. */
  path: string;
  /** Browsers may call it, with the publishable key and the object's client secret. */
  fromBrowser: boolean;
  handle(tx: Transaction, raw: Record<string, unknown>, ids: Ids, caller: Caller): object;
}

type Run<S extends v.GenericSchema> = (
  tx: Transaction,
  input: v.InferOutput<S>,
  id: string,
  caller: Caller,
) => object;

const make =
  (fromBrowser: boolean) =>
  <S extends v.GenericSchema>(
    method: Route['method'],
    path: string,
    schema: S,
    run: Run<S>,
  ): Route => ({
    method,
    path,
    fromBrowser,
    handle: (tx, raw, ids, caller) => run(tx, readInput(schema, raw), ids['id'] ?? '', caller),
  });

/** One call of the API: its schema is checked, then `run` answers within one transaction. */
export const route = make(false);

/** One call of the API that browsers may make too. */
export const browserRoute = make(true);
