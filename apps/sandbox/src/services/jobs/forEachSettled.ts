/**
 * Runs `work` for every item, one after another. A failure is logged and does not stop the others.
 * @param doing name of the work, for the log
 */
export const forEachSettled = async <T>(
  doing: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  for (const item of items)
    await work(item).catch((error: unknown) => console.error(`${doing}:`, item, error));
};
