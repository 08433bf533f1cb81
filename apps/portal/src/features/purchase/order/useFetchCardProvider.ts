import { useEffect } from 'react';
import { preloadCardProvider } from '~/product/card-form/cardProvider';
import { useAppSelector } from '~/session/store/hooks';

/**
 * Fetches the card provider's script while the user reads the order.
 *
 * @param isNeeded false where no card is asked for
 */
export const useFetchCardProvider = (isNeeded: boolean): void => {
  const standInUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  useEffect(() => {
    if (isNeeded) preloadCardProvider(standInUrl);
  }, [isNeeded, standInUrl]);
};
