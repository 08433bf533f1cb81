import { HOUR } from '@foyer/domain';
import { number } from 'valibot';
import type { Backend } from '../Backend';
import { CLOCK_SETTING } from './moveClock';
import { readSetting } from '../settings/readSetting';
import { expireDevices } from './expireDevices';
import { reconcileMissed, reconcilePurchases, type Turn } from './reconcileWithProvider';
import { repeatInBackground } from './repeatInBackground';
import { listRenewing, refundDuplicates } from './refundDuplicates';
import { runDueJobs, runEach, runMailJobs } from './runJobs';

const CLOCK_MS = 2_000;
/** How often due work runs, in milliseconds. */
const JOBS_MS = 30_000;
const COMPARISON_MS = HOUR;

/** Follows a clock that another process has moved. */
const followClock = async ({ db, clock }: Backend): Promise<void> => {
  const offset = await readSetting(db, CLOCK_SETTING, number());
  if (offset !== null && offset > clock.offsetMs) clock.setOffset(offset);
};

const catchUp = (backend: Backend, turn: Turn): Promise<void> =>
  runEach([runDueJobs, () => reconcilePurchases(backend, turn)], backend, backend.clock.now());

/** Finds what no event reported, and what was charged twice. */
export const compareWithProvider = async (backend: Backend): Promise<void> => {
  const renewing = await listRenewing(backend);
  await reconcileMissed(backend, renewing);
  await refundDuplicates(backend, renewing);
};

/**
 * Runs jobs in the background while the process runs.
 * @param first what runs once, at the start
 * @param jobsMs how often due work runs, in milliseconds
 * @returns a function that stops the jobs and waits for running ones
 */
export const startScheduler = (
  backend: Backend,
  first: readonly ((backend: Backend) => Promise<void>)[] = [],
  jobsMs = JOBS_MS,
): (() => Promise<void>) => {
  const turn: Turn = { checkout: '', invoice: '' };
  return repeatInBackground([
    ...first.map((work) => ({ work: () => work(backend), everyMs: null })),
    { work: () => followClock(backend), everyMs: CLOCK_MS },
    { work: () => catchUp(backend, turn), everyMs: jobsMs },
    // On their own: work that waits for the card provider leaves no device online without a plan.
    { work: () => expireDevices(backend), everyMs: jobsMs },
    // On their own: a mail server that does not answer holds up no renewal.
    { work: () => runMailJobs(backend, backend.clock.now()), everyMs: jobsMs },
    { work: () => compareWithProvider(backend), everyMs: COMPARISON_MS },
  ]);
};
