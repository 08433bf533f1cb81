import { SECOND } from '@foyer/domain';

/** A change that the server does not know yet, and how to send it. */
type PendingChange = () => Promise<unknown>;

/** Log-out waits for pending changes no longer than this. */
const MAX_WAIT_MS = 3 * SECOND;
const pendingChanges = new Set<PendingChange>();

/**
 * Registers a change to send before the session ends.
 *
 * @returns a function that unregisters it
 */
export const beforeLogOut = (send: PendingChange): (() => void) => {
  pendingChanges.add(send);
  return () => void pendingChanges.delete(send);
};

/** Sends all pending changes. A failed or slow one does not hold up the log-out. */
export const sendPendingChanges = async (): Promise<void> => {
  const sent = Promise.allSettled([...pendingChanges].map((send) => send()));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
};
