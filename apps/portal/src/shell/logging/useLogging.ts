import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';
import { logger } from '~/shared/logging/logger';

/** Starts browser logging where it is configured; without it, or where it cannot be had, nothing is kept. */
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
