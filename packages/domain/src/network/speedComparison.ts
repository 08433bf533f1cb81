/** How a measured speed stands to what the plan promises. */
export type SpeedVerdict = 'asPromised' | 'below' | 'farBelow';

/** From this share of the promise on a speed is what was promised; Wi-Fi never carries all of it. */
const AS_PROMISED = 0.8;
const BELOW = 0.4;

/** @returns null where the plan promises nothing */
export const speedVerdict = (
  measuredMbps: number,
  promisedMbps: number | null,
): SpeedVerdict | null => {
  if (promisedMbps === null || promisedMbps <= 0) return null;
  const share = measuredMbps / promisedMbps;
  if (share >= AS_PROMISED) return 'asPromised';
  return share >= BELOW ? 'below' : 'farBelow';
};
