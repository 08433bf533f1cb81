import { SECOND, siteInfoBlockedFor } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { retryVisit } from '~/session/retryVisit';
import { now } from '~/session/storage/stores';
import { useAppSelector } from '~/session/store/hooks';

/**
 * After a failed site information nothing is asked for 20,000 ms; then the visit begins again by
 * itself. Specification, section 4, "Session and site-info recovery".
 *
 * @returns whole seconds left; 0 while it is being tried, null where nothing of the kind has failed
 */
export const useBackOff = (): number | null => {
  const failedAt = useAppSelector(({ site }) => site.failedAt);
  const [seconds, setSeconds] = useState(() => siteInfoBlockedFor(failedAt, now()));
  useEffect(() => {
    if (failedAt === null) return undefined;
    const tick = () => {
      const left = siteInfoBlockedFor(failedAt, now());
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      void retryVisit();
    };
    const timer = setInterval(tick, SECOND);
    setSeconds(siteInfoBlockedFor(failedAt, now()));
    return () => clearInterval(timer);
  }, [failedAt]);
  return failedAt === null ? null : seconds;
};
