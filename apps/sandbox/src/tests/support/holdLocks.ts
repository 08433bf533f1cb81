import type { WithLock } from '../../db/keyedLock';

/** Takes keys. @returns what frees them */
export const holdLocks = async (
  withLock: WithLock,
  keys: readonly string[],
): Promise<() => Promise<void>> => {
  let free = (): void => undefined;
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  const held: Promise<void>[] = [];
  for (const key of keys)
    await new Promise<void>((taken, failed) => {
      const work = withLock(key, () => {
        taken();
        return freed;
      });
      work.catch(failed);
      held.push(work);
    });
  return async () => {
    free();
    await Promise.all(held);
  };
};
