import type { Instant } from '../time/instant';
import { includesAccess } from '../portal-types/includesAccess';
import type { PortalType } from '../portal-types/portalType';
import { onlineUntil } from './serviceEndDate';

/** When what a plan counts starts again: on a day, not before the plan ends, or nobody knows. */
export type CountReset =
  | { readonly kind: 'on'; readonly at: Instant }
  | { readonly kind: 'notBeforeEnd' }
  | { readonly kind: 'unknown' };

/**
 * A plan that ends before its count starts again never starts it. Nobody knows how the backend counts after
 * that, and where access is included the user goes on with that count. Rules DEV-4 and GUEST-2.
 *
 * @param resetsAt when the backend says that the count starts again
 * @param dashboard null if nobody can read whether the plan ends: the backend's day stands then
 */
export const countReset = (
  resetsAt: Instant | null,
  dashboard: Parameters<typeof onlineUntil>[0] | null,
  portalType: PortalType,
  now: Instant,
): CountReset => {
  if (resetsAt === null) return { kind: 'unknown' };
  const online = dashboard && onlineUntil(dashboard, now);
  const ends = online?.kind === 'until' && online.at <= resetsAt;
  if (!ends) return { kind: 'on', at: resetsAt };
  return { kind: includesAccess(portalType) ? 'unknown' : 'notBeforeEnd' };
};
