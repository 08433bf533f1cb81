import { storage } from '~/session/storage/browserStores';

/** Null until the person answers. */
export type Answer = 'yes' | 'no' | null;

const KEY = 'foyer.consent';
const listeners = new Set<() => void>();

/**
 * The consent to advertising trackers, kept in this browser. Trackers load only after a yes, and people
 * can change their answer at any time.
 */
export const consent = {
  read: (): Answer => {
    const kept = storage.get(KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  },
  answer: (answer: Answer): void => {
    if (answer === null) storage.remove(KEY);
    else storage.set(KEY, answer);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    // A no in one tab also stops the trackers of the others.
    addEventListener('storage', listener);
    listeners.add(listener);
    return () => {
      removeEventListener('storage', listener);
      listeners.delete(listener);
    };
  },
};
