import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { logger } from '~/shared/logging/logger';
import { logPageVisit } from '~/shared/logging/logPageVisit';

/** Starts browser logging where the public configuration sets it up; the portal works without it. */
export const useLogging = (): void => {
  const logging = useAppSelector(({ site }) => site.config?.logging ?? null);
  useEffect(() => {
    if (!logging) return undefined;
    void import('./startLogging')
      .then(({ startLogging }) => startLogging(logging))
      .catch(() => undefined);
    return () => logger.setSink(null);
  }, [logging]);
};

const hashPath = (): string => window.location.hash.slice(1) || '/';

/** Logs page visits while the first page runs without the router; afterwards `Guarded` logs them. */
export const useLogPageVisits = (): void => {
  const mac = useAppSelector(
    ({ site, session }) => site.info?.mac ?? session.location?.mac ?? null,
  );
  useEffect(() => {
    const note = () => logPageVisit(hashPath(), mac);
    note();
    window.addEventListener('hashchange', note);
    return () => window.removeEventListener('hashchange', note);
  }, [mac]);
};
