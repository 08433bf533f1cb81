import { vi } from 'vitest';
import type { Backend } from '../../services/Backend';
import { makeDeferred } from './deferred';

/** A piece of work that waits once it is done. */
const holder = () => {
  const [reached, release] = [makeDeferred(), makeDeferred()];
  const hold = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    reached.resolve();
    await release.promise;
    return done;
  };
  return { hold, reached: reached.promise, release: release.resolve };
};

/** Holds the next password that is hashed; restore the mocks after the test. */
export const holdHash = ({ passwords }: Pick<Backend, 'passwords'>) => {
  const held = holder();
  const hash = passwords.hash.bind(passwords);
  vi.spyOn(passwords, 'hash').mockImplementationOnce((...given) => held.hold(hash(...given)));
  return held;
};

/** Holds the next password that is checked; restore the mocks after the test. */
export const holdCheck = ({ passwords }: Pick<Backend, 'passwords'>) => {
  const held = holder();
  const check = passwords.check.bind(passwords);
  vi.spyOn(passwords, 'check').mockImplementationOnce((...given) => held.hold(check(...given)));
  return held;
};
