/** What the provider's script puts on the window, as far as it is used. */
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

const ADDRESS = 'https://www.google.com/recaptcha/api.js?render=explicit';
/** A captive network drops packets silently: nobody waits longer than this. */
const PATIENCE_MS = 10_000;

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (): void => {
      script.remove();
      reject(new Error('The captcha did not load.'));
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    script.src = address;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = giveUp;
    document.head.append(script);
  });

/**
 * Shows the captcha in an element. Its script is fetched when it is first wanted; a failed fetch
 * rejects, and the next call tries again.
 *
 * @param standInUrl a script that stands in for the provider's; null takes the provider's
 * @param onToken takes the token when it is solved, and an empty one when that has run out
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
