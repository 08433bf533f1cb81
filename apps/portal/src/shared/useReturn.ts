import { useEffect } from 'react';
import { useLatestCallback } from './useLatestCallback';

/** Runs a callback each time the person comes back to this window. */
export const useReturn = (callback: () => void): void => {
  const latest = useLatestCallback(callback);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') latest();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [latest]);
};
