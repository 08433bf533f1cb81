import { threeDSecureDialog } from './threeDSecureDialog';
import { IntegrationError } from './IntegrationError';
import { providerFrame, type ProviderFrame } from './providerFrame';

export interface EmbeddedCheckoutOptions {
  clientSecret?: string;
  fetchClientSecret?: () => Promise<string>;
  onComplete?: () => void;
}

export interface EmbeddedCheckout {
  mount(location: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
}

let living = false;

/** The element to mount into, or its selector. */
export function findPlace(location: string | HTMLElement): HTMLElement {
  const place =
    typeof location === 'string' ? document.querySelector<HTMLElement>(location) : location;
  if (!place) throw new IntegrationError('The place that you specified is not in the document.');
  return place;
}

const secretOf = async (options: EmbeddedCheckoutOptions): Promise<string> => {
  const secret = options.clientSecret ?? (await options.fetchClientSecret?.());
  if (!secret) throw new IntegrationError('Please provide clientSecret or fetchClientSecret.');
  return secret;
};

/** The provider's checkout as a frame of the merchant's page; one at a time. */
export async function createEmbeddedCheckout(
  origin: string,
  locale: string,
  options: EmbeddedCheckoutOptions,
): Promise<EmbeddedCheckout> {
  if (living) throw new IntegrationError('You cannot have multiple Embedded Checkout objects.');
  living = true;
  const session = await secretOf(options).catch((error: unknown) => {
    living = false;
    throw error;
  });
  let frame: ProviderFrame | null = null;
  let destroyed = false;

  const make = (): ProviderFrame => {
    const made = providerFrame(
      origin,
      '/embedded/checkout',
      { session, locale },
      'Secure payment form',
      (message) => {
        if (message.type === 'bank') {
          void threeDSecureDialog(origin, message.url).then(() =>
            made.post({ type: 'bank-closed' }),
          );
        }
        if (message.type !== 'complete') return;
        if (message.returnUrl) (window.top ?? window).location.assign(message.returnUrl);
        else options.onComplete?.();
      },
    );
    made.element.name = 'embedded-checkout';
    return made;
  };
  const unmount = () => {
    frame?.remove();
    frame = null;
  };
  return {
    mount(location) {
      if (destroyed) throw new IntegrationError('This Embedded Checkout has been destroyed.');
      if (frame) throw new IntegrationError('This Embedded Checkout is already mounted.');
      frame = make();
      findPlace(location).append(frame.element);
    },
    unmount,
    destroy() {
      unmount();
      if (!destroyed) living = false;
      destroyed = true;
    },
  };
}
