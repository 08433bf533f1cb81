import { GUEST_PASS_LIFE } from '../constants/constants';
import type { Dashboard } from '../dashboard/dashboard';
import { onlineUntil } from '../subscriptions/serviceEndDate';
import { HOUR, type Instant } from '../time/instant';

type HostFacts = Parameters<typeof onlineUntil>[0] & Pick<Dashboard, 'pauseStart'>;

/**
 * When guests go offline with their host: the plan ends or pauses. Null if no pass that is given now can last until
 * then. Rule GUEST-5.
 * @param hours how long a pass can last
 */
export const endForGuests = (
  dashboard: HostFacts,
  hours: readonly number[],
  now: Instant,
): { why: 'plan' | 'pause'; at: Instant } | null => {
  if (dashboard.subscription === null) return null;
  const latest = now + GUEST_PASS_LIFE + Math.max(0, ...hours) * HOUR;
  const online = onlineUntil(dashboard, now);
  const end = online.kind === 'until' ? online.at : Infinity;
  const pause = dashboard.pauseStart ?? 0;
  const first =
    pause > now && pause < end
      ? ({ why: 'pause', at: pause } as const)
      : { why: 'plan' as const, at: end };
  return first.at < latest ? first : null;
};
