import { storage } from '~/session/storage/stores';

/** What the person has answered; null while they have not. */
export type Answer = 'yes' | 'no' | null;

const KEY = 'foyer.consent';
const listeners = new Set<() => void>();

/**
 * Whether visits and purchases may be told to advertisers. Kept in this browser; a person can change
 * their mind at any time. Marketing trackers wait for a yes.
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
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
