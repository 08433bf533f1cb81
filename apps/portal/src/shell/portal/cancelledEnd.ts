import type { Instant, Subscription } from '@foyer/domain';
import { now } from '~/session/storage/browserStores';

/** When a plan ends that is cancelled for a later day and past due; null for any other. Rule SUB-17. */
export const cancelledEnd = (plan: Subscription | null | undefined): Instant | null => {
  if (!plan || plan.state !== 'pastDue' || !plan.cancelled) return null;
  const end = plan.serviceEndDate ?? plan.periodEnd ?? 0;
  return end > now() ? end : null;
};
