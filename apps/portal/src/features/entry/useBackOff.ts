import { SECOND, siteInfoBlockedFor } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';

/**
 * After a failed site information request, the portal waits 20,000 ms without any request; then the
 * session starts again. Rule START-7.
 *
 * @param restart starts the session again
 * @returns whole seconds left; 0 during the new start, null while site information has not failed
 */
export const useBackOff = (restart: () => Promise<void>): number | null => {
  const failedAt = useAppSelector(({ site }) => site.failedAt);
  const [seconds, setSeconds] = useState(() => siteInfoBlockedFor(failedAt, now()));
  useEffect(() => {
    if (failedAt === null) return undefined;
    const tick = () => {
      const left = siteInfoBlockedFor(failedAt, now());
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      void restart();
    };
    const timer = setInterval(tick, SECOND);
    setSeconds(siteInfoBlockedFor(failedAt, now()));
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one wait for each failure
  }, [failedAt]);
  return failedAt === null ? null : seconds;
};
