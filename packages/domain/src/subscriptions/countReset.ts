import type { Instant } from '../time/instant';
import { onlineUntil } from './serviceEndDate';

/** When what a plan counts starts again: on a day, only with another plan, or nobody knows. */
export type CountReset =
  | { readonly kind: 'on'; readonly at: Instant }
  | { readonly kind: 'nextPlan' }
  | { readonly kind: 'unknown' };

/**
 * A plan that ends before its count starts again never starts it. Rules DEV-4 and GUEST-2.
 *
 * @param resetsAt when the backend says that the count starts again
 * @param dashboard null while it is not known whether the plan ends
 */
export const countReset = (
  resetsAt: Instant | null,
  dashboard: Parameters<typeof onlineUntil>[0] | null,
  now: Instant,
): CountReset => {
  if (resetsAt === null || dashboard === null) return { kind: 'unknown' };
  const online = onlineUntil(dashboard, now);
  const ends = online.kind === 'until' && online.at <= resetsAt;
  return ends ? { kind: 'nextPlan' } : { kind: 'on', at: resetsAt };
};
