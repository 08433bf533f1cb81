/**
 * Does the rest although one of them fails, and says so in the log: whatever is wrong with one person's
 * plan must not keep the others' waiting.
 *
 * @param doing what is done, for the log
 */
export const forEachSettled = async <T>(
  doing: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  for (const item of items)
    await work(item).catch((error: unknown) => console.error(`${doing}:`, item, error));
};
