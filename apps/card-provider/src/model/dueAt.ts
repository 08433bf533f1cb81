import type { ObjectType, ObjectTypes } from './objects';

const soonest = (...times: (number | null | undefined)[]): number | null => {
  const set = times.filter((time) => typeof time === 'number');
  return set.length ? Math.min(...set) : null;
};

const runs = new Set(['active', 'trialing', 'past_due', 'unpaid']);

/** Seconds that an unpaid first invoice or pending update waits before it expires. */
export const unpaidExpirySeconds = 23 * 3600;

const table: { [K in ObjectType]?: (object: ObjectTypes[K]) => number | null } = {
  subscription: (it) => {
    if (it.status === 'incomplete') return it.created + unpaidExpirySeconds;
    const resumes = it.pause_collection?.resumes_at;
    if (!runs.has(it.status)) return null;
    return soonest(
      it.items.data[0]?.current_period_end,
      it.cancel_at,
      resumes,
      it.pending_update?.expires_at,
    );
  },
  invoice: (it) =>
    it.status === 'open' || it.status === 'draft'
      ? soonest(it.next_payment_attempt, it.automatically_finalizes_at)
      : null,
  'checkout.session': (it) => (it.status === 'open' ? it.expires_at : null),
};

/** When a job next changes this object, in epoch seconds, or null for never. */
export function dueAt<K extends ObjectType>(kind: K, object: ObjectTypes[K]): number | null {
  return table[kind]?.(object) ?? null;
}
