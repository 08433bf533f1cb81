import { callApi } from '~/session/api/callApi';

/** What became of a checkout in another window. */
type CheckoutEnd = 'complete' | 'expired';

/**
 * Watches a checkout that is shown: the provider does not tell when it is paid, or ended, in
 * another window. Its state is asked for whenever the person comes back to this page; a question
 * that fails is asked again the next time. Rule BUY-9.
 *
 * @param onEnd called once, unless the watch was ended before
 *
 * @returns ends the watch
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
