import type { Backend } from '../Backend';
import { expirePending } from './expirePending';
import { renewDue } from './renewDue';
import { retryInvoices } from './retryInvoices';
import { startAndEndPauses } from './startAndEndPauses';

/** What time brings about, each in its turn. */
const jobs = [startAndEndPauses, retryInvoices, renewDue, expirePending] as const;

/**
 * Does everything that has fallen due: pauses, retries, renewals, expiries. Safe to run in several
 * processes at once.
 */
export const runJobs = async (backend: Backend, now = backend.clock.now()): Promise<void> => {
  for (const job of jobs) await job(backend, now);
};
