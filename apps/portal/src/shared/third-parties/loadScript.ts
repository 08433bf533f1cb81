import { CODE_TIMEOUT } from '@foyer/domain';

/**
 * Loads a third party's script. A later call tries again.
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
    script.src = address;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    document.head.append(script);
  });
