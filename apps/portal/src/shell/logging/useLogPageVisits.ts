import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { logPageVisit } from '~/shared/logging/logPageVisit';

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
