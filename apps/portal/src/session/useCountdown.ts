import { nextCodeIn, SECOND, type Instant } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { now } from './storage/browserStores';

const left = (until: Instant | null): number => nextCodeIn(until, now());

/** Whole seconds until a moment of the server's time; 0 once it has passed. */
export const useCountdown = (until: Instant | null): number => {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    setSeconds(left(until));
    const timer = setInterval(() => {
      const rest = left(until);
      setSeconds(rest);
      if (rest === 0) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};
