/** Runs a function once at a time. Calls during a run share its result. */
export const singleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | null = null;
  return () =>
    (underWay ??= run().finally(() => {
      underWay = null;
    }));
};
