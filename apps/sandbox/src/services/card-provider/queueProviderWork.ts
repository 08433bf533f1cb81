import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions, type ProviderWork } from '../../db/schema/subscriptions';

/**
 * Writes down what the provider is to do for a plan once its account knows it again; the same wish replaces an earlier one.
 * `runProviderWork` does it. Rule BUY-25.
 */
export const queueProviderWork = async (
  { db }: Pick<Backend, 'db'>,
  id: string,
  work: ProviderWork,
): Promise<void> => {
  const { providerWork } = subscriptions;
  await db
    .update(subscriptions)
    .set({
      providerWork: sql`coalesce(${providerWork}, '{}'::jsonb) || ${JSON.stringify(work)}::text::jsonb`,
    })
    .where(eq(subscriptions.id, id));
};
