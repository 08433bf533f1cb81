import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { logPageVisit } from '~/shared/logging/logPageVisit';

const hashPath = (): string => window.location.hash.slice(1) || '/';

/** Follows the visitor's way before the router has taken over, which then notes it itself (`Guarded`). */
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
