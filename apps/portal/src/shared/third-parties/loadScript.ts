import { CODE_TIMEOUT } from '@foyer/domain';
import { setSource } from '~/shared/trusted-types/policy';

/**
 * Loads a third party's script: the card provider's, the captcha's, the chat's, a tracker's. A later
 * call tries again. A captive network drops packets silently, so loading has a time limit.
 *
 * @throws Error when the script fails to load or times out
 */
export const loadScript = (address: string): Promise<HTMLScriptElement> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`No script from ${new URL(address, window.location.href).host}.`));
    };
    const timer = setTimeout(fail, CODE_TIMEOUT);
    setSource(script, address);
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    document.head.append(script);
  });
