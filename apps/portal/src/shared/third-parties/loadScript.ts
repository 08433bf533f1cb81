/** A request that a captive network drops takes minutes to fail. */
const TIMEOUT_MS = 15_000;

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
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.src = address;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    document.head.append(script);
  });
