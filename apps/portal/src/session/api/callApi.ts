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
import { getClient, noClient } from './client';
import { logDeviations } from './logDeviations';
import { namePlans } from './namePlans';

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
): Promise<Answer<ApiData<N>>> =>
  withClient(async (client) => {
    const answer = logDeviations(name, await client.call(name, ...parameters));
    return answer.error ? answer : { ...answer, data: namePlans(answer.data) };
  });

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
    callApi(name, ...([args, { signal }] as ApiParameters<N>));

/** The calls that change the account and may answer it. */
type AccountChange = 'updateUser' | 'confirmMobile' | 'updateAgreements';

/**
 * The `queryFn` of a change of the account. Where the answer does not have the account, it is read
 * again; a change that the backend has made is not a failure. Rule API-11.
 */
export const accountCall =
  <N extends AccountChange>(name: N) =>
  async (
    args: EndpointArgs<N>,
    options: { signal: AbortSignal },
  ): Promise<QueryReturnValue<ApiData<'getUser'> | null, ApiError, object | undefined>> => {
    const { data, error } = await contractCall(name)(args, options);
    if (error) return { error };
    return { data: data ?? (await callApi('getUser')).data ?? null };
  };
