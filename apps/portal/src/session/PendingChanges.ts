import { SECOND } from '@foyer/domain';
import { createContext } from 'react';

/** Sends a request that is still waiting. */
type PendingChange = () => Promise<unknown>;

/** A log-out waits no longer than this. */
const MAX_WAIT_MS = 3 * SECOND;

/** A list of requests that wait, such as the removal of a device while the user can undo it. */
export const createPendingChanges = () => {
  const changes = new Set<PendingChange>();
  return {
    /** Adds a request. @returns removes it */
    add: (send: PendingChange): (() => void) => {
      changes.add(send);
      return () => void changes.delete(send);
    },
    /**
     * Sends all requests, then the last one. A failure or a slow answer does not block the caller for
     * long.
     */
    sendAll: async (last: PendingChange): Promise<void> => {
      const sent = Promise.allSettled([...changes].map((send) => send())).then(last);
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    },
  };
};

/**
 * The waiting requests of this page. A log-out sends them first, because it ends the session that
 * they need. The list of screens provides it.
 */
export const PendingChanges = createContext<ReturnType<typeof createPendingChanges> | null>(null);
