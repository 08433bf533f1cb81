import { and, inArray, isNull, not } from 'drizzle-orm';
import { notices } from '../../db/schema/notices';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import type { TestSandbox } from './testSandbox';

/**
 * Ends the plans of the demo's people and of earlier tests. A test that moves the clock by months calls it first, because
 * each renewal, retry and email of theirs is a step of that clock.
 * @param kept email addresses of those that the tests need
 */
export const endAllPlans = async (
  { backend, clock }: TestSandbox,
  ...kept: string[]
): Promise<void> => {
  const { db, cardProvider } = backend;
  const endedAt = clock.now();
  const needed = db.select({ id: users.id }).from(users).where(inArray(users.email, kept));
  const ended = await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt })
    .where(and(isNull(subscriptions.endedAt), not(inArray(subscriptions.userId, needed))))
    .returning({ providerId: subscriptions.providerId });
  for (const { providerId } of ended)
    if (providerId) await cardProvider.stripe.subscriptions.cancel(providerId);
  await db.update(notices).set({ doneAt: endedAt }).where(isNull(notices.doneAt));
};
