import { useEffect } from 'react';

let onUsable: (() => void) | null = null;

/** Says what is to happen once the first screen of this page load answers to a tap. */
export const whenUsable = (run: () => void): void => {
  onUsable = run;
};

/**
 * Marks the moment at which the first screen answers to a tap (`foyer:live` among the browser's
 * performance marks). Later screens change nothing.
 *
 * @param ready false while the screen still waits for what it is about
 */
export const useUsable = (ready: boolean): void => {
  useEffect(() => {
    if (!ready || !onUsable) return;
    performance.mark('foyer:live');
    onUsable();
    onUsable = null;
  }, [ready]);
};
