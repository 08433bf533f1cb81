import { SECOND } from '@foyer/domain';

/** Sends the request that is still waiting. */
type PendingChange = () => Promise<unknown>;

/** A log-out waits no longer than this. */
const MAX_WAIT_MS = 3 * SECOND;
const pendingChanges = new Set<PendingChange>();

/**
 * Registers a request to send before the log-out ends the session that it needs.
 *
 * @returns cancels the registration
 */
export const beforeLogOut = (send: PendingChange): (() => void) => {
  pendingChanges.add(send);
  return () => void pendingChanges.delete(send);
};

/** Sends all waiting requests. A failure or a slow answer does not block the log-out. */
export const sendPendingChanges = async (): Promise<void> => {
  const sent = Promise.allSettled([...pendingChanges].map((send) => send()));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
};
