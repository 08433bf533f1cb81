import { vi } from 'vitest';

/** The words of the form, which name its session. */
export const PROVIDER_FORM = /^The form of /;

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
  const made = { createEmbeddedCheckoutPage, _registerWrapper: () => undefined };
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => made, { version: 'endive' }),
  );
  return { end: () => end() };
};
