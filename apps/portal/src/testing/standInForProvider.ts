import { vi } from 'vitest';

/** The words of the form. */
export const PROVIDER_FORM = 'The provider’s form';

/**
 * Stands in for the card provider's library with a form that a test ends. `vi.unstubAllGlobals` takes it away.
 */
export const standInForProvider = () => {
  let end = (): void => undefined;
  const createEmbeddedCheckoutPage = ({ onComplete }: { onComplete: () => void }) => {
    end = onComplete;
    const form = document.createElement('p');
    form.textContent = PROVIDER_FORM;
    return Promise.resolve({
      mount: (place: HTMLElement) => place.append(form),
      destroy: () => form.remove(),
    });
  };
  const made = { createEmbeddedCheckoutPage, _registerWrapper: () => undefined };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => made, { version: 'endive' }),
  );
  return { end: () => end() };
};
