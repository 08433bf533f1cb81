/**
 * Runs `work` for each round, some at once, and joins what it returns.
 * @param atOnce how many rounds run at the same time
 */
export const inBatches = async <T>(
  rounds: number,
  atOnce: number,
  work: (round: number) => Promise<T[]>,
): Promise<T[]> => {
  const found: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < rounds) {
      next += 1;
      found.push(...(await work(next)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found;
};
