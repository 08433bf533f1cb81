import type { Answer, ApiError, CallOptions, Client } from '@foyer/api-client';
import { getClient } from './client';

/** The client's own code could not be fetched: to whoever asks, the network is down. */
const noClient: ApiError = { kind: 'network', call: 'client', message: 'The client did not load.' };

/**
 * Makes an endpoint's `queryFn` of one call of the client. The client answers with data or an
 * `ApiError`, never a throw, which is just what the cache wants.
 */
export const ask =
  <Arg, T>(call: (client: Client, arg: Arg, options: CallOptions) => Promise<Answer<T>>) =>
  async (arg: Arg, { signal }: { signal: AbortSignal }): Promise<Answer<T>> => {
    const client = await getClient();
    return client ? call(client, arg, { signal }) : { error: noClient };
  };

/** One call by itself, for what is not kept in the cache. Like `ask`, it never throws. */
export const askClient = async <T>(
  call: (client: Client) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const client = await getClient();
  return client ? call(client) : { error: noClient };
};
