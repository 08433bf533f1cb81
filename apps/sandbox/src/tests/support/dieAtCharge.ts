import { vi } from 'vitest';
import { makeKeyedLock } from '../../db/keyedLock';
import type { TestSandbox } from './testSandbox';

/**
 * The lock of a process that will die. What waits for it gives up soon, as it does when the process is gone: an event
 * of the card provider otherwise waits for ten seconds, and those behind it too.
 */
export const lockOfDyingProcess = () => makeKeyedLock(null, 100);

/**
 * Sends a request whose process dies at the charge: the database frees its locks, and what it waits for
 * never comes.
 */
export const dieAtCharge = async (
  { backend }: TestSandbox,
  when: 'before' | 'after',
  send: () => Promise<unknown>,
): Promise<void> => {
  backend.withLock = lockOfDyingProcess();
  const { paymentIntents } = backend.cardProvider.stripe;
  const create = paymentIntents.create.bind(paymentIntents);
  await new Promise<void>((died) => {
    vi.spyOn(paymentIntents, 'create').mockImplementation(async (...given) => {
      if (when === 'after') await create(...given);
      backend.withLock = makeKeyedLock(null);
      died();
      return new Promise<never>(() => undefined);
    });
    void send();
  });
  vi.restoreAllMocks();
};
