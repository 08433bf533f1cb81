import type { Backend } from '../Backend';
import { countUsage } from '../usage/countUsage';
import { endAtClosedSites } from './endAtClosedSites';
import { endDuePasses } from '../guest-passes/endPass';
import { expirePending } from './expirePending';
import { finishTerminations } from './finishTerminations';
import { giveUpFees } from './giveUpFees';
import { renewDue } from './renewDue';
import { retryInvoices } from './retryInvoices';
import { sendNotices } from './sendNotices';
import { startAndEndPauses } from './startAndEndPauses';
import { stopLastRenewals } from './stopLastRenewals';

/** Jobs that run as time passes, in this order. */
const jobs = [
  countUsage,
  finishTerminations,
  giveUpFees,
  endAtClosedSites,
  stopLastRenewals,
  startAndEndPauses,
  retryInvoices,
  renewDue,
  expirePending,
  endDuePasses,
  sendNotices,
  (backend: Backend) => backend.limits.sweep(),
] as const;

/** Runs all due jobs: ends at closed sites, last renewals, pauses, retries, renewals, expiries, mails. Safe in several processes at once. */
export const runJobs = async (backend: Backend, now = backend.clock.now()): Promise<void> => {
  for (const job of jobs) await job(backend, now);
};
