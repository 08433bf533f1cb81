import type { TestSandbox } from './testSandbox';

/**
 * Uses the keys of another account of the card provider.
 * @param here returns the sandbox of the running test
 * @param other returns the sandbox that has the other account
 */
export const otherAccount = (here: () => TestSandbox, other: () => TestSandbox) => ({
  /** Runs with the keys of the other account, as after a start with them. */
  elsewhere: async <T>(work: () => Promise<T>): Promise<T> => {
    const { cardProvider } = here().backend;
    const before = { ...cardProvider };
    Object.assign(cardProvider, other().backend.cardProvider);
    return work().finally(() => Object.assign(cardProvider, before));
  },
});
