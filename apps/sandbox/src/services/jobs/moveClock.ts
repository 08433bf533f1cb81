import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { reconcilePurchases, reconcileSubscriptions } from './reconcile';
import { nextDue } from './nextDue';
import { runJobs } from './runJobs';
import { expireDevices } from '../network/expireDevices';
import { writeSetting } from '../settings/readSetting';
import { DAY_MS } from '../clock/SandboxClock';

/** Under which the offset is shared between processes. */
export const CLOCK_SETTING = 'clock-offset';

/** The furthest that the clock goes at once. */
const FURTHEST_MS = 800 * DAY_MS;

/** Lets time pass, in milliseconds. */
export type MoveClock = (by: number, options?: { endSessions?: boolean }) => Promise<void>;

/** Moves the card provider's clock; the real service's cannot be. */
type AdvanceProvider = (time: number) => Promise<void>;

/**
 * Makes the way to let time pass: from one thing that falls due to the next, so that renewals,
 * retries and pauses happen in their order and each sees the others' outcome.
 */
export const makeMoveClock = (backend: Backend, advanceProvider: AdvanceProvider): MoveClock => {
  const { clock, db, tokens } = backend;
  /** Goes to an instant at which something falls due, or to the end. */
  const stepTo = async (target: number): Promise<void> => {
    clock.setOffset(clock.offsetMs + Math.max(0, target - clock.now()));
    await writeSetting(db, CLOCK_SETTING, clock.offsetMs);
    await advanceProvider(clock.now());
    await runJobs(backend);
  };
  return async (by, { endSessions = false } = {}) => {
    if (!Number.isFinite(by) || by < 0 || by > FURTHEST_MS)
      throw new ServiceError('VALIDATION', 'Let between 0 and 800 days pass.');
    const end = clock.now() + by;
    for (let at = await nextDue(db, clock.now()); at < end; at = await nextDue(db, clock.now()))
      await stepTo(at);
    await stepTo(end);
    await expireDevices(backend);
    await reconcilePurchases(backend);
    await reconcileSubscriptions(backend);
    if (endSessions) tokens.endAll();
  };
};
