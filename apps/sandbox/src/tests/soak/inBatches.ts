/**
 * Runs `work` for each round, some at once, and joins what it finds broken.
 * @param atOnce how many rounds run at the same time
 * @returns what was broken, each with its round
 */
export const inBatches = async (
  rounds: number,
  atOnce: number,
  work: (round: number) => Promise<string[]>,
): Promise<string[]> => {
  const broken: string[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < rounds) {
      next += 1;
      const round = next;
      const found = await work(round).catch((error: unknown) => [String(error)]);
      broken.push(...found.map((sentence) => `Round ${round}: ${sentence}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return broken;
};
