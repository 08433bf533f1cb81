import { logError } from '../../process/logError';

/**
 * Runs `work` for every item, one after another. A failure is logged by the item's id alone, since people read the
 * log who may not read people's data. It does not stop the others.
 * @param doing name of the work, for the log
 */
export const forEachSettled = async <T extends string | { id: string }>(
  doing: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  for (const item of items)
    await work(item).catch((error: unknown) =>
      logError(`${doing} ${typeof item === 'string' ? item : item.id}`, error),
    );
};
