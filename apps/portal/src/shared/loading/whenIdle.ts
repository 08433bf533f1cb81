/** Safari has no idle callback; a short wait serves. */
const FALLBACK_MS = 200;

/** Runs something once the page has nothing more urgent to do. @returns what calls it off */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, FALLBACK_MS);
  return () => clearTimeout(handle);
};
