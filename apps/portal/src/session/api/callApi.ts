import type {
  Answer,
  ApiArgs,
  ApiData,
  ApiError,
  ApiParameters,
  CallName,
  Client,
} from '@foyer/api-client';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { getClient } from './client';

/** The browser could not load the client's own code, so the network is down. */
const noClient: ApiError = { kind: 'network', call: 'client', message: 'The client did not load.' };

/** Runs a function of several calls. Returns an `ApiError` without the client; never throws. */
export const withClient = async <T>(
  run: (client: Client) => Promise<Answer<T>>,
): Promise<Answer<T>> => {
  const client = await getClient();
  return client ? run(client) : { error: noClient };
};

/** Makes one call of the contract without caching its answer. Never throws. */
export const callApi = <N extends CallName>(
  name: N,
  ...parameters: ApiParameters<N>
): Promise<Answer<ApiData<N>>> => withClient((client) => client.call(name, ...parameters));

/** The arguments of an endpoint: those of the call, or none. */
type EndpointArgs<N extends CallName> = keyof ApiArgs<N> extends never ? void : ApiArgs<N>;

/**
 * The `queryFn` of an endpoint that makes one call of the contract, by the call's name. The
 * endpoint's types follow from the contract.
 */
export const contractCall =
  <N extends CallName>(name: N) =>
  (
    args: EndpointArgs<N>,
    { signal }: { signal: AbortSignal },
  ): Promise<QueryReturnValue<ApiData<N>, ApiError, object | undefined>> =>
    withClient((client) => client.call(name, ...([args, { signal }] as ApiParameters<N>)));
