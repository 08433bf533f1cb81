/** A promise that a test resolves. */
export interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
}

export const makeDeferred = (): Deferred => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
