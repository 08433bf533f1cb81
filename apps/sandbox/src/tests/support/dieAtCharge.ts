import { vi } from 'vitest';
import { makeKeyedLock } from '../../db/keyedLock';
import type { TestSandbox } from './testSandbox';

/**
 * Sends a request whose process dies at the charge: the database frees its locks, and what it waits for
 * never comes.
 */
export const dieAtCharge = async (
  { backend }: TestSandbox,
  when: 'before' | 'after',
  send: () => Promise<unknown>,
): Promise<void> => {
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
