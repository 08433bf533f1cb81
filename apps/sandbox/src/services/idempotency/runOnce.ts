import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { idempotencyKeys } from '../../db/schema/billing';
import { ServiceError } from '../ServiceError';

interface Attempt {
  who: string;
  call: string;
  key: string;
  parts: { params: unknown; query: unknown; body: unknown };
}

/** After this long an attempt without an answer counts as cut off, and may be taken up again. */
const ABANDONED_MS = 30_000;
const POLL_MS = 100;
const POLLS = 150;

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** True for whoever is to do the work: the first, or the first after one that was cut off. */
const claim = async ({ db }: Backend, id: string, fingerprint: string): Promise<boolean> => {
  // Ages are counted on the real clock: moving the sandbox's must not free a key.
  const createdAt = Date.now();
  const added = await db
    .insert(idempotencyKeys)
    .values({ id, fingerprint, createdAt })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) return true;
  const taken = await db
    .update(idempotencyKeys)
    .set({ createdAt })
    .where(
      and(
        eq(idempotencyKeys.id, id),
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.createdAt, createdAt - ABANDONED_MS),
      ),
    )
    .returning();
  return taken.length > 0;
};

const waitForFirst = async (backend: Backend, id: string, fingerprint: string) => {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const [row] = await backend.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    if (!row) return null;
    if (row.fingerprint !== fingerprint)
      throw new ServiceError('IDEMPOTENCY_CONFLICT', 'This key was used for another request.');
    if (row.status !== null) return row;
    await waitFor(POLL_MS);
  }
  throw new ServiceError(
    'STATE_CONFLICT',
    'The first request with this key is still being answered.',
  );
};

/**
 * Does something once per idempotency key: whoever repeats the key gets the first one's answer. A
 * failure is not kept, so that the same key may be tried again.
 *
 * @throws ServiceError `IDEMPOTENCY_CONFLICT` when the key came with another request before
 */
export const runOnce = async <T>(
  backend: Backend,
  { who, call, key, parts }: Attempt,
  work: () => Promise<T>,
): Promise<T> => {
  const id = digest([who, call, key]);
  const fingerprint = digest([parts.params, parts.query, parts.body]);
  if (!(await claim(backend, id, fingerprint))) {
    const first = await waitForFirst(backend, id, fingerprint);
    if (first) return first.answer as T;
    return runOnce(backend, { who, call, key, parts }, work);
  }
  try {
    const answer = await work();
    await backend.db
      .update(idempotencyKeys)
      .set({ status: 200, answer })
      .where(eq(idempotencyKeys.id, id));
    return answer;
  } catch (error) {
    await backend.db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    throw error;
  }
};
