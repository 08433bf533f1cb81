import { useEffect } from 'react';

let isUsable = false;
const waiting = new Set<() => void>();

/** A page load begins: none of its screens answers to a tap yet. */
export const pageBegins = (): void => {
  isUsable = false;
  waiting.clear();
};

/**
 * Says what is to happen once the first screen of this page load answers to a tap.
 *
 * @returns what calls it off
 */
export const whenUsable = (run: () => void): (() => void) => {
  if (isUsable) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
};

/**
 * Marks the moment at which the first screen answers to a tap (`foyer:live` among the browser's
 * performance marks). Later screens change nothing.
 *
 * @param ready false while the screen still waits for what it is about
 */
export const useUsable = (ready: boolean): void => {
  useEffect(() => {
    if (!ready || isUsable) return;
    performance.mark('foyer:live');
    isUsable = true;
    for (const run of waiting) run();
    waiting.clear();
  }, [ready]);
};
