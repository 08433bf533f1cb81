import type { Backend } from '../Backend';
import { countUsage } from '../usage/countUsage';
import { deleteOld } from './deleteOld';
import { confirmDeclarations } from './confirmDeclarations';
import { endAtClosedSites } from './endAtClosedSites';
import { endInterruptedPauses } from './endInterruptedPauses';
import { endDuePasses } from '../guest-passes/endPass';
import { expirePending } from './expirePending';
import { finishKeptPlans } from './finishKeptPlans';
import { confirmTerminations, finishTerminations } from './finishTerminations';
import { voidUnpaidFees } from './voidUnpaidFees';
import { renewDue } from './renewDue';
import { refundAllOwed } from './refundAllOwed';
import { retryInvoices } from './retryInvoices';
import { sendNotices } from './sendNotices';
import { startAndEndPauses } from './startAndEndPauses';
import { stopLastRenewals } from './stopLastRenewals';

/** Jobs that run as time passes, in this order. None of them waits for a mail server. */
const dueJobs = [
  countUsage,
  finishTerminations,
  voidUnpaidFees,
  finishKeptPlans,
  endInterruptedPauses,
  endAtClosedSites,
  stopLastRenewals,
  startAndEndPauses,
  retryInvoices,
  renewDue,
  expirePending,
  endDuePasses,
  refundAllOwed,
  (backend: Backend) => backend.limits.sweep(),
  deleteOld,
] as const satisfies readonly Job[];

const mailJobs = [
  confirmTerminations,
  confirmDeclarations,
  sendNotices,
] as const satisfies readonly Job[];

type Job = (backend: Backend, now: number) => Promise<unknown>;

/**
 * Runs jobs one after another, even after one that fails: a count that fails must not stop renewals.
 *
 * @throws the failure, or all of them, at the end
 */
export const runEach = async (
  todo: readonly Job[],
  backend: Backend,
  now: number,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const job of todo) await job(backend, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, 'Several jobs failed.');
  if (failures.length === 1) throw failures[0];
};

/** Runs `dueJobs` in order. Safe in several processes at once. */
export const runDueJobs = (backend: Backend, now: number): Promise<void> =>
  runEach(dueJobs, backend, now);

/** Sends the mails that are due. Safe in several processes at once. */
export const runMailJobs = (backend: Backend, now: number): Promise<void> =>
  runEach(mailJobs, backend, now);

/** Runs all that is due, then sends the mails about it. */
export const runJobs = (backend: Backend, now = backend.clock.now()): Promise<void> =>
  runEach([runDueJobs, runMailJobs], backend, now);
