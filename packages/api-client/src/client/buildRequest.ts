import type { RequestOf } from '../contract/define/callTypes';
import type { Call, FieldsSchema } from '../contract/define/defineCall';

/** Picks the fields that one part of the request declares. */
const pickFields = (fields: object, { entries }: FieldsSchema): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in entries));

/** Distributes a call's arguments among the parts of its request. It drops arguments that no part declares. */
export const buildRequest = (call: Call, args: object | undefined) => {
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
