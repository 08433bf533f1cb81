import { createQueue } from './createQueue';

/** A log entry for the operator. It never says who the visitor is. */
export interface LogEntry {
  message: string;
  context: Record<string, unknown>;
}

/** Entries that are kept until browser logging has loaded; later ones are dropped. */
const MAX_QUEUED = 50;

const { add, setReceiver } = createQueue<LogEntry>(MAX_QUEUED);
const loggedKeys = new Set<string>();

/**
 * The operator's log. Entries wait in a queue until browser logging has loaded, which happens only
 * where it is configured; without it, the queue is lost with the page.
 */
export const logger = {
  log: add,
  /** Logs an entry once for each key and page load. */
  logOnce: (key: string, entry: LogEntry): void => {
    if (loggedKeys.has(key)) return;
    loggedKeys.add(key);
    logger.log(entry);
  },
  /** Sends the queue and all later entries to a sink; null detaches it. */
  setSink: setReceiver,
};
