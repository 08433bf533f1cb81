import * as v from 'valibot';
import type { Transaction } from '../store/Transaction';
import type { ObjectType, ObjectTypes } from '../model/objects';
import { listOf, type WireList } from '../model/wire';
import type { Where } from '../store/ObjectStore';
import { retrieve } from '../store/Transaction';
import { common, integer, text } from './fields';

const range = v.union([
  integer,
  v.strictObject({
    gt: v.optional(integer),
    gte: v.optional(integer),
    lt: v.optional(integer),
    lte: v.optional(integer),
  }),
]);

/** The paging fields that every list takes. */
export const paging = {
  ...common,
  limit: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100))),
  starting_after: v.optional(text),
  ending_before: v.optional(text),
  created: v.optional(range),
};

export interface PageInput {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: v.InferOutput<typeof range>;
}

const within = (created: number, limits: PageInput['created']): boolean => {
  if (limits === undefined) return true;
  if (typeof limits === 'number') return created === limits;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = limits;
  return created > gt && created >= gte && created < lt && created <= lte;
};

const createdOf = (object: object): number =>
  'created' in object && typeof object.created === 'number' ? object.created : 0;

/** One page, newest first, ten objects by default. */
export function listPage<K extends ObjectType>(
  tx: Transaction,
  kind: K,
  url: string,
  input: PageInput,
  where: Where = {},
): WireList<ObjectTypes[K]> {
  const { limit = 10, starting_after: after, ending_before: before } = input;
  for (const [cursor, param] of [
    [after, 'starting_after'],
    [before, 'ending_before'],
  ]) {
    if (cursor) retrieve(tx, kind, cursor, param);
  }
  const found = tx.objects
    .find(kind, where, {
      olderThan: after,
      newerThan: before,
      oldestFirst: before !== undefined,
      limit: input.created === undefined ? limit + 1 : undefined,
    })
    .filter((object) => within(createdOf(object), input.created));
  const page = found.slice(0, limit);
  return listOf(url, before ? page.toReversed() : page, found.length > limit);
}
