import { HOUR } from '@foyer/domain';
import { number } from 'valibot';
import type { Backend } from '../Backend';
import { CLOCK_SETTING } from './moveClock';
import { readSetting } from '../settings/readSetting';
import { expireDevices } from '../network/expireDevices';
import { reconcilePurchases } from './reconcileWithProvider';
import { returnDuplicates } from './returnDuplicates';
import { runJobs } from './runJobs';

const CLOCK_MS = 2_000;
const JOBS_MS = 30_000;
const DUPLICATES_MS = HOUR;

/** Follows a clock that another process has moved. */
const followClock = async ({ db, clock }: Backend): Promise<void> => {
  const offset = await readSetting(db, CLOCK_SETTING, number());
  if (offset !== null && offset > clock.offsetMs) clock.setOffset(offset);
};

const catchUp = async (backend: Backend): Promise<void> => {
  await runJobs(backend);
  await expireDevices(backend);
  await reconcilePurchases(backend);
};

/** Repeats `work` until stopped, one run at a time. */
const repeat = (work: () => Promise<unknown>, everyMs: number): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => {
          if (!stopped) console.error('In the background:', error);
        })
        .then(next);
    }, everyMs);
    timer.unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};

/**
 * Runs jobs in the background while the process runs.
 * @returns a function that stops the jobs and waits for running ones
 */
export const startScheduler = (backend: Backend): (() => Promise<void>) => {
  const stops = [
    repeat(() => followClock(backend), CLOCK_MS),
    repeat(() => catchUp(backend), JOBS_MS),
    repeat(() => returnDuplicates(backend), DUPLICATES_MS),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
};
