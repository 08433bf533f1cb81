import { loadScript } from '~/shared/third-parties/loadScript';

/** The part of the provider's script that the portal uses. */
interface Provider {
  ready: (run: () => void) => void;
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => number;
}

declare global {
  interface Window {
    grecaptcha?: Provider;
  }
}

const ADDRESS = 'https://www.recaptcha.net/recaptcha/api.js?render=explicit';
/**
 * Shows the captcha in an element. Loads its script on first use; a failed load rejects, and the
 * next call tries again.
 *
 * @param standInUrl the script of a simulator; null loads the provider's
 * @param onToken receives the token when the captcha is solved, and an empty one when it has
 *   expired
 */
export const showCaptcha = async (
  element: HTMLElement | null,
  siteKey: string,
  standInUrl: string | null,
  onToken: (token: string) => void,
): Promise<void> => {
  if (!window.grecaptcha) await loadScript(standInUrl ?? ADDRESS);
  const provider = window.grecaptcha;
  if (!element || !provider) throw new Error('The captcha has no place.');
  await new Promise<void>((resolve) => provider.ready(resolve));
  provider.render(element, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': () => onToken(''),
  });
};
