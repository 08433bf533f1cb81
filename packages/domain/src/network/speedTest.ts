/** Bytes that moved in some milliseconds. */
export type Transfer = { readonly bytes: number; readonly ms: number };

/** The first quarter of a transfer shows how a connection warms up, not its speed. */
const WARM_UP = 0.25;

/** Megabits per second, which is bits per microsecond. */
export const megabits = ({ bytes, ms }: Transfer): number =>
  ms > 0 ? (bytes * 8) / (ms * 1000) : 0;

/**
 * The speed without the warm-up. The rest counts as one transfer, so that one fast sample does not
 * decide.
 */
export const speedOf = (stretches: readonly Transfer[]): number => {
  const settled = stretches.slice(Math.floor(stretches.length * WARM_UP));
  return megabits(together(settled));
};

/** Several transfers, one after another, as one. */
export const together = (stretches: readonly Transfer[]): Transfer => ({
  bytes: stretches.reduce((sum, { bytes }) => sum + bytes, 0),
  ms: stretches.reduce((sum, { ms }) => sum + ms, 0),
});

/** The median, in milliseconds. */
export const latencyOf = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

/** The average difference between one time and the next, in milliseconds. */
export const jitterOf = (times: readonly number[]): number => {
  const steps = times.slice(1).map((time, place) => Math.abs(time - (times[place] ?? time)));
  return steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + step, 0) / steps.length;
};

/** A gauge ends at a round number with room above its values. */
const GAUGE_ENDS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

export const gaugeEnd = (...speeds: readonly (number | null)[]): number => {
  const most = Math.max(...speeds.map((speed) => speed ?? 0), 0);
  return GAUGE_ENDS.find((end) => end >= most * 1.1) ?? most * 1.1;
};

export type SpeedRating = 'asPromised' | 'below' | 'farBelow';

/** Rule NET-11. Wi-Fi never carries all of a plan's speed. */
const AS_PROMISED = 0.8;
const BELOW = 0.4;

/** @returns null if the plan promises no speed */
export const rateSpeed = (
  measuredMbps: number,
  promisedMbps: number | null,
): SpeedRating | null => {
  if (promisedMbps === null || promisedMbps <= 0) return null;
  const share = measuredMbps / promisedMbps;
  if (share >= AS_PROMISED) return 'asPromised';
  return share >= BELOW ? 'below' : 'farBelow';
};
