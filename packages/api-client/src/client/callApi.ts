import type { Connection } from '../connection/connection';
import { calls, type CallName } from '../contract/calls';
import type { CallArgs, CallData, RequestOf } from '../contract/define/callTypes';
import type { Call, FieldsSchema } from '../contract/define/defineCall';
import { type Answer, mapAnswer } from '../transport/answer';
import { authorizationMissing } from '../transport/contractError';
import type { CallOptions } from '../transport/callOptions';

type Table = typeof calls;

/** The arguments of a call, by the call's name. */
export type ApiArgs<N extends CallName> = CallArgs<Table[N]>;

/** The data that a call answers, by the call's name, in the domain's types. */
export type ApiData<N extends CallName> = CallData<Table[N]>;

/** The parameters after a call's name. A call whose arguments are all optional needs none. */
export type ApiParameters<N extends CallName> =
  object extends ApiArgs<N>
    ? [args?: ApiArgs<N>, options?: CallOptions]
    : [args: ApiArgs<N>, options?: CallOptions];

/** Makes one call of the contract: builds its request, sends it and reads its answer. Never rejects. */
export type CallApi = <N extends CallName>(
  name: N,
  ...parameters: ApiParameters<N>
) => Promise<Answer<ApiData<N>>>;

export const createCallApi =
  (connection: Connection): CallApi =>
  async <N extends CallName>(name: N, ...[args, options]: ApiParameters<N>) => {
    const call: Call = calls[name];
    const { request, idempotencyKey } = buildRequest(call, args);
    const answer = await connection.send<Call>(call, request, { ...options, idempotencyKey });
    if (call.authorization === 'always' && answer.data && !answer.data.authorization)
      return authorizationMissing(name);
    return mapAnswer(answer, ({ data }) => data as ApiData<N>);
  };

/** Picks the fields that one part of the request declares. */
const pickFields = (fields: object, { entries }: FieldsSchema): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in entries));

/** Distributes a call's arguments among the parts of its request. It drops arguments that no part declares. */
const buildRequest = (call: Call, args: object | undefined) => {
  const { idempotencyKey, ...own }: { idempotencyKey?: string } = { ...args };
  const fields = call.toWire ? call.toWire(own as never) : own;
  const { params, query, headers, body } = call;
  const request = {
    ...(params && { params: pickFields(fields, params) }),
    ...(query && { query: pickFields(fields, query) }),
    ...(headers && { headers: pickFields(fields, headers) }),
    // A body with a `rest` takes fields of any name.
    ...(body && { body: 'rest' in body ? fields : pickFields(fields, body) }),
  };
  return { request: request as RequestOf<Call>, idempotencyKey };
};
