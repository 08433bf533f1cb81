import type { Backend } from '../Backend';

/**
 * The end of a trial, for which the provider collects nothing, in epoch seconds. The provider takes no instant that is over.
 * @param until epoch milliseconds; as soon as possible if not given
 */
export const trialEnd = (clock: Backend['clock'], until = 0): number =>
  Math.ceil(Math.max(until, clock.now() + 60_000) / 1000);
