import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { buyerOf } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { idempotencyKeys } from '../../db/schema/billing';
import { ServiceError } from '../ServiceError';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { settlePending } from '../purchases/settlePending';
import { findCurrent } from '../subscriptions/findSubscription';
import { withOwnPlan } from '../termination/withPlan';

interface Attempt {
  /** Who calls; `buyerOf` must know them. */
  caller: Caller;
  call: string;
  /** The `Idempotency-Key`; null where none was sent. */
  key: string | null;
  parts: { params: unknown; query: unknown; body: unknown };
}

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

/** The attempt with this key: one that was made before, or this one, which is written. */
const openAttempt = async ({ db }: Backend, id: string, fingerprint: string) => {
  // Uses the real clock, because moving the sandbox's clock must not free a key.
  const added = await db
    .insert(idempotencyKeys)
    .values({ id, fingerprint, createdAt: Date.now() })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) return null;
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  if (row && row.fingerprint !== fingerprint)
    throw new ServiceError('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
  return row ?? null;
};

/** Reads from the card provider what an interrupted attempt did there. */
const readFromProvider = async (backend: Backend, key: string): Promise<void> => {
  await settlePending(backend, key);
  const row = await findCurrent(backend.db, key);
  if (row?.providerId) await mirrorSubscription(backend, row.providerId);
};

/**
 * Runs `work` once per idempotency key, with the buyer's lock. A repeated key waits for the first
 * attempt and gets its response. An attempt without a response whose lock is free belongs to a process
 * that died: the work is done again, and its own keys at the card provider make it find what the
 * first attempt did. A failure is not stored, so the same key can be tried again.
 * Rule BUY-18.
 * @param work gets whether an earlier attempt was interrupted
 * @throws ServiceError `IDEMPOTENCY_CONFLICT` when the key was used for another request, and those of `withOwnPlan`
 */
export const runOnce = <T>(
  backend: Backend,
  { caller, call, key, parts }: Attempt,
  work: (wasInterrupted: boolean) => Promise<T>,
): Promise<T> =>
  withOwnPlan(backend, caller, async () => {
    if (key === null) return work(false);
    const buyer = buyerOf(caller).key;
    const id = digest([buyer, call, key]);
    const before = await openAttempt(backend, id, digest([parts.params, parts.query, parts.body]));
    if (before && before.status !== null) return before.answer as T;
    if (before) await readFromProvider(backend, buyer);
    try {
      const answer = await work(before !== null);
      await backend.db
        .update(idempotencyKeys)
        .set({ status: 200, answer })
        .where(eq(idempotencyKeys.id, id));
      return answer;
    } catch (error) {
      await backend.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
      throw error;
    }
  });
