/** Runs something once at a time: whoever asks while it runs shares the run that is under way. */
export const singleFlight = <T>(run: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | null = null;
  return () =>
    (underWay ??= run().finally(() => {
      underWay = null;
    }));
};
