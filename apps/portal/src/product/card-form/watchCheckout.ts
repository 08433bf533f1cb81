import { callApi } from '~/session/api/callApi';

/** The outcome of a checkout in another window. */
type CheckoutEnd = 'complete' | 'expired';

/**
 * Watches a checkout on the screen, because the provider does not report a payment or an expiry in
 * another window. It checks the state whenever the user returns to this page; a failed check is
 * repeated the next time. Rule BUY-9.
 *
 * @param onEnd called once, unless the watch was stopped before
 * @returns stops the watch
 */
export const watchCheckout = (id: string, onEnd: (end: CheckoutEnd) => void): (() => void) => {
  let isWatched = true;
  let isAsking = false;
  const look = async (): Promise<void> => {
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    const { data } = await callApi('getSessionStatus', { id });
    isAsking = false;
    const status = data?.status;
    if (!isWatched || (status !== 'complete' && status !== 'expired')) return;
    stop();
    onEnd(status);
  };
  const onBack = (): void => void look();
  const stop = (): void => {
    isWatched = false;
    document.removeEventListener('visibilitychange', onBack);
    window.removeEventListener('focus', onBack);
  };
  document.addEventListener('visibilitychange', onBack);
  window.addEventListener('focus', onBack);
  return stop;
};
