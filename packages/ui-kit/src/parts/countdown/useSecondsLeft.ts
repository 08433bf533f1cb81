import { useEffect, useState } from 'react';

const secondsUntil = (end: number, now: () => number): number =>
  Math.max(0, Math.ceil((end - now()) / 1000));

/**
 * Whole seconds until an instant, read from the clock at every tick, so that a sleeping
 * phone does not slow it down.
 *
 * @param endsAt epoch milliseconds
 * @param now the clock, epoch milliseconds
 */
export const useSecondsLeft = (endsAt: number, now: () => number): number => {
  const [left, setLeft] = useState(() => secondsUntil(endsAt, now));
  useEffect(() => {
    const tick = () => {
      const next = secondsUntil(endsAt, now);
      setLeft(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, now]);
  return left;
};
