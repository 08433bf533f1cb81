/** Safari has no idle callback, so it waits this long instead. */
const FALLBACK_MS = 200;

/** Runs a function once the browser is idle. @returns a function that cancels it */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, FALLBACK_MS);
  return () => clearTimeout(handle);
};
