import type { Answer, CallOptions, Client } from '@foyer/api-client';
import { getClient } from './client';

/**
 * Makes an endpoint's `queryFn` of one call of the client. The client answers with data or an
 * `ApiError`, never a throw, which is just what the cache wants.
 */
export const ask =
  <Arg, T>(call: (client: Client, arg: Arg, options: CallOptions) => Promise<Answer<T>>) =>
  async (arg: Arg, { signal }: { signal: AbortSignal }) =>
    call(await getClient(), arg, { signal });
