import { DAY } from '@foyer/domain';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { reconcilePurchases, reconcileSubscriptions } from './reconcileWithProvider';
import { nextDue } from './nextDue';
import { runJobs } from './runJobs';
import { expireDevices } from './expireDevices';
import { writeSetting } from '../settings/readSetting';

/** The setting that shares the clock's offset between processes. */
export const CLOCK_SETTING = 'clock-offset';

/** The largest step of the clock. */
const FURTHEST_MS = 800 * DAY;

/** Moves the clock forward by some milliseconds. */
export type MoveClock = (by: number, options?: { endSessions?: boolean }) => Promise<void>;

/** Moves the clock of the card provider's simulator. */
type AdvanceProvider = (time: number) => Promise<void>;

/**
 * Creates the function that moves the clock. It goes from one due job to the next, so that
 * renewals, retries and pauses run in order and each sees the result of the one before.
 */
export const makeMoveClock = (backend: Backend, advanceProvider: AdvanceProvider): MoveClock => {
  const { clock, db, tokens } = backend;
  /** Moves the clock to an instant and runs the jobs that are due then. */
  const stepTo = async (target: number): Promise<void> => {
    clock.setOffset(clock.offsetMs + Math.max(0, target - clock.now()));
    await writeSetting(db, CLOCK_SETTING, clock.offsetMs);
    await advanceProvider(clock.now());
    await runJobs(backend);
  };
  return async (by, { endSessions = false } = {}) => {
    if (!Number.isFinite(by) || by < 0 || by > FURTHEST_MS)
      throw new ServiceError('VALIDATION', 'Enter a number of days from 0 to 800.');
    const end = clock.now() + by;
    await backend.afterAnswer.settled();
    // What a killed process left undone comes before what happens later.
    await runJobs(backend);
    for (let at = await nextDue(db, clock.now()); at < end; at = await nextDue(db, clock.now()))
      await stepTo(at);
    await stepTo(end);
    await expireDevices(backend);
    await reconcilePurchases(backend);
    await reconcileSubscriptions(backend);
    if (endSessions) tokens.endAll();
  };
};
