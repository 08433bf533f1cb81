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

/** An attempt without a response for this long counts as interrupted and may be repeated. */
const ABANDONED_MS = 30_000;
const POLL_MS = 100;
const POLLS = 150;

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether this request does the work: it is the first, or the first after an interrupted one. */
const claim = async ({ db }: Backend, id: string, fingerprint: string): Promise<boolean> => {
  // Uses the real clock, because moving the sandbox's clock must not free a key.
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
 * Runs `work` once per idempotency key. A repeated key gets the first response. A failure is not
 * stored, so the same key can be tried again.
 * @throws ServiceError `IDEMPOTENCY_CONFLICT` when the key was used for another request
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
