import { logError } from '../../process/logError';

/** Work that the process repeats, and the pause before each run in milliseconds; null runs it once, straight away. */
export interface Repeated {
  work: () => Promise<unknown>;
  everyMs: number | null;
}

/** Repeats `work` until stopped, one run at a time. */
const repeat = ({ work, everyMs }: Repeated): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => {
          if (!stopped) logError('In the background', error);
        })
        .then(() => {
          if (everyMs !== null) next();
        });
    }, everyMs ?? 0);
    timer.unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};

/**
 * Repeats each work on its own.
 * @returns a function that stops all of them at once and waits for running ones
 */
export const repeatInBackground = (all: readonly Repeated[]): (() => Promise<void>) => {
  const stops = all.map(repeat);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
