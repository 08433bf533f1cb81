import { type ReactNode, useEffect, useRef } from 'react';
import './Countdown.css';
import { useSecondsLeft } from './useSecondsLeft';

export interface CountdownProps {
  /** When it is over, epoch milliseconds. */
  endsAt: number;
  /** The whole duration in milliseconds; the ring shows the part that is left. */
  lasts: number;
  /** The words beside the ring, given the whole seconds that are left. */
  children: (secondsLeft: number) => ReactNode;
  /** Called once when nothing is left. */
  onEnd?: () => void;
  /** The current time, epoch milliseconds. Default: the device's clock. */
  now?: () => number;
}

/**
 * A wait with an end: a ring that empties, and words. Screen readers can ask for the time but are
 * not interrupted by every second.
 */
export const Countdown = ({ endsAt, lasts, children, onEnd, now = Date.now }: CountdownProps) => {
  const left = useSecondsLeft(endsAt, now);
  const over = left === 0;
  const ended = useRef(false);
  useEffect(() => {
    if (over && !ended.current) onEnd?.();
    ended.current = over;
  }, [over, onEnd]);
  const share = Math.min(100, (left * 100_000) / lasts);
  return (
    <div className="fp-countdown" role="timer">
      <svg className="fp-countdown-ring" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        {!over && (
          <circle cx="24" cy="24" r="20" pathLength="100" strokeDasharray={`${share} 100`} />
        )}
      </svg>
      <div className="fp-countdown-words">{children(left)}</div>
    </div>
  );
};
