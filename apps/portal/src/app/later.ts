import { useSyncExternalStore } from 'react';

let isLater = false;
const listeners = new Set<() => void>();

/** The first screen is usable and the page has nothing more urgent to do. */
export const becomeLater = (): void => {
  isLater = true;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether what the first screen can do without may come now. */
export const useLater = (): boolean => useSyncExternalStore(subscribe, () => isLater);
