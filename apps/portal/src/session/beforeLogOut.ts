import { SECOND } from '@foyer/domain';

/** Something that waits to be told to the server, and tells it when asked. */
type Unfinished = () => Promise<unknown>;

/** Nobody who wants to leave is kept for longer. */
const MOST_MS = 3 * SECOND;
const unfinished = new Set<Unfinished>();

/**
 * Has something told before the session that it needs is gone.
 *
 * @returns how to take that back
 */
export const beforeLogOut = (finish: Unfinished): (() => void) => {
  unfinished.add(finish);
  return () => void unfinished.delete(finish);
};

/** Tells what waits to be told; what fails or takes too long holds nobody back. */
export const finishBeforeLogOut = async (): Promise<void> => {
  const told = Promise.allSettled([...unfinished].map((finish) => finish()));
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, MOST_MS))]);
};
