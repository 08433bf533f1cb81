import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { logger } from '~/shared/logging/logger';

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
