/** Packets that a captive network drops take minutes to fail, so loading has a limit of its own. */
const LIMIT_MS = 15_000;

/**
 * Loads a third party's script. Whoever asks decides what its absence means; a later call tries again.
 *
 * @throws Error when the script cannot be had in time
 */
export const loadScript = (address: string): Promise<HTMLScriptElement> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`No script from ${new URL(address, window.location.href).host}.`));
    };
    const timer = setTimeout(fail, LIMIT_MS);
    script.src = address;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(script);
    });
    document.head.append(script);
  });
