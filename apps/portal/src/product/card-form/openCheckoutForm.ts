import type { CheckoutSession } from '@foyer/domain';
import { loadCardProvider } from './cardProvider';
import { watchCheckout } from './watchCheckout';

interface CheckoutForm {
  session: CheckoutSession;
  place: HTMLElement;
  /** Public configuration's address of a simulator's script; null for the real provider. */
  standInUrl: string | null;
  onComplete: () => void;
  /** The checkout can no longer be paid: another window continued it, or it has expired. */
  onExpired: () => void;
}

/**
 * Shows the provider's own form, with its button, as long as its session lasts.
 *
 * @returns closes it
 * @throws CardProviderUnavailable when the provider's script does not load
 */
export const openCheckoutForm = async ({
  session,
  place,
  standInUrl,
  onComplete,
  onExpired,
}: CheckoutForm): Promise<() => void> => {
  const provider = await loadCardProvider(session.publishableKey, standInUrl);
  const { clientSecret } = session;
  const form = await provider.createEmbeddedCheckoutPage({
    clientSecret,
    onComplete: () => {
      unwatch();
      onComplete();
    },
  });
  let isOpen = true;
  const close = (): void => {
    if (isOpen) form.destroy();
    isOpen = false;
    unwatch();
  };
  const unwatch = watchCheckout(session.id, (end) => {
    close();
    if (end === 'complete') onComplete();
    else onExpired();
  });
  // The user may have left the page while the provider's code was loading.
  if (place.isConnected) form.mount(place);
  else close();
  return close;
};
