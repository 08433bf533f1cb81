/** Bytes that moved in a stretch of time. */
export type Transfer = { readonly bytes: number; readonly ms: number };

/** What the first share of a transfer shows is how a connection warms up, not how fast it is. */
const WARM_UP = 0.25;

/** Megabits a second: bits a microsecond. */
export const megabits = ({ bytes, ms }: Transfer): number =>
  ms > 0 ? (bytes * 8) / (ms * 1000) : 0;

/**
 * The speed of a connection from what moved in each stretch of a measurement: the warm-up is left
 * aside, the rest is taken together, so that one lucky moment does not count for the whole.
 */
export const speedOf = (stretches: readonly Transfer[]): number => {
  const settled = stretches.slice(Math.floor(stretches.length * WARM_UP));
  return megabits(together(settled));
};

const together = (stretches: readonly Transfer[]): Transfer => ({
  bytes: stretches.reduce((sum, { bytes }) => sum + bytes, 0),
  ms: stretches.reduce((sum, { ms }) => sum + ms, 0),
});

/** How long an answer takes, in milliseconds: the middle of what was measured. */
export const latencyOf = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

/** By how much one answer takes longer or less long than the one before it, on average. */
export const jitterOf = (times: readonly number[]): number => {
  const steps = times.slice(1).map((time, place) => Math.abs(time - (times[place] ?? time)));
  return steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + step, 0) / steps.length;
};

/** Gauges end at a round number that leaves room above what they show. */
const GAUGE_ENDS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** Where a gauge ends that shows these speeds. */
export const gaugeEnd = (...speeds: readonly (number | null)[]): number => {
  const most = Math.max(...speeds.map((speed) => speed ?? 0), 0);
  return GAUGE_ENDS.find((end) => end >= most * 1.1) ?? most * 1.1;
};

/** How a measured speed stands to what the plan promises. */
export type SpeedRating = 'asPromised' | 'below' | 'farBelow';

/** From this share of the promise on a speed is what was promised; Wi-Fi never carries all of it. */
const AS_PROMISED = 0.8;
const BELOW = 0.4;

/** @returns null where the plan promises nothing */
export const rateSpeed = (
  measuredMbps: number,
  promisedMbps: number | null,
): SpeedRating | null => {
  if (promisedMbps === null || promisedMbps <= 0) return null;
  const share = measuredMbps / promisedMbps;
  if (share >= AS_PROMISED) return 'asPromised';
  return share >= BELOW ? 'below' : 'farBelow';
};
