import { vi } from 'vitest';

/** The words of the provider's own form, which name its session. */
export const PROVIDER_FORM = /^The form of /;

/** The provider's field in our form, which names its payment. */
export const CARD_FIELD = /^Card number for /;

interface Form {
  clientSecret: string;
  onComplete: () => void;
}

/** Replaces the card provider's library by one whose form a test ends. `vi.unstubAllGlobals` removes it. */
export const standInForProvider = () => {
  let end = (): void => undefined;
  const createEmbeddedCheckoutPage = ({ clientSecret, onComplete }: Form) => {
    end = onComplete;
    const form = document.createElement('p');
    form.textContent = `The form of ${clientSecret}`;
    return Promise.resolve({
      mount: (place: HTMLElement) => place.append(form),
      destroy: () => form.remove(),
    });
  };
  const elements = ({ clientSecret }: Pick<Form, 'clientSecret'>) => ({
    create: () => {
      const field = document.createElement('input');
      field.setAttribute('aria-label', `Card number for ${clientSecret}`);
      return { mount: (place: HTMLElement) => place.append(field), destroy: () => field.remove() };
    },
  });
  const made = { createEmbeddedCheckoutPage, elements, _registerWrapper: () => undefined };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => made, { version: 'endive' }),
  );
  return { end: () => end() };
};
