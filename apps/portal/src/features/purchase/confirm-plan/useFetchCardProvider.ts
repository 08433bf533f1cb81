import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';

/** Where the card provider's library comes from; the library itself decides on the file. */
const PROVIDER_ORIGIN = 'https://js.stripe.com';

/**
 * Fetches the card provider's script while the user reads the step before the payment; nothing of it
 * runs. The provider chooses its own file, so for it only the connection is opened.
 *
 * @param isNeeded false where no card is asked for
 */
export const useFetchCardProvider = (isNeeded: boolean): void => {
  const script = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  useEffect(() => {
    const href = script ?? PROVIDER_ORIGIN;
    if (!isNeeded || document.head.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = script ? 'preload' : 'preconnect';
    link.href = href;
    if (script) link.setAttribute('as', 'script');
    // It stays after this step: a browser drops the answer of a link that is gone, and asks again.
    document.head.append(link);
  }, [isNeeded, script]);
};
