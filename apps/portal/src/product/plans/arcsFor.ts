/** Speeds in Mb/s from which a second and a third arc light up. */
const ARC_SPEEDS = [50, 200] as const;

/** How many arcs of a plan's sign are lit. */
export const arcsFor = (mbps: number | null): 1 | 2 | 3 => {
  if (mbps === null || mbps < ARC_SPEEDS[0]) return 1;
  return mbps < ARC_SPEEDS[1] ? 2 : 3;
};
