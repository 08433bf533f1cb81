import { isNull } from 'drizzle-orm';
import { notices } from '../../db/schema/notices';
import { subscriptions } from '../../db/schema/subscriptions';
import type { TestSandbox } from './testSandbox';

/**
 * Ends the plans of the demo's people. A test that moves the clock by months calls it first, because each renewal,
 * retry and email of theirs is a step of that clock.
 */
export const endDemoPlans = async ({ backend, clock }: TestSandbox): Promise<void> => {
  const { db, cardProvider } = backend;
  const endedAt = clock.now();
  const ended = await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt })
    .where(isNull(subscriptions.endedAt))
    .returning({ providerId: subscriptions.providerId });
  for (const { providerId } of ended)
    if (providerId) await cardProvider.stripe.subscriptions.cancel(providerId);
  await db.update(notices).set({ doneAt: endedAt }).where(isNull(notices.doneAt));
};
