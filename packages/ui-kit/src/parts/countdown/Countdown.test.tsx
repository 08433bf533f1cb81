import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const shown = () => screen.getByRole('timer').textContent;

describe('a countdown', () => {
  it('shows the whole seconds that are left', () => {
    render(
      <Countdown endsAt={3500} lasts={10_000}>
        {(left) => `${left} left`}
      </Countdown>,
    );
    expect(shown()).toBe('4 left');
    pass(1000);
    expect(shown()).toBe('3 left');
  });

  it('ends once, and stays at zero', () => {
    const onEnd = vi.fn();
    render(
      <Countdown endsAt={2000} lasts={2000} onEnd={onEnd}>
        {String}
      </Countdown>,
    );
    pass(10_000);
    expect(shown()).toBe('0');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('reads the clock again after the device sleeps', () => {
    render(
      <Countdown endsAt={60_000} lasts={60_000}>
        {String}
      </Countdown>,
    );
    vi.setSystemTime(50_000);
    pass(1000);
    expect(Number(shown())).toBeLessThanOrEqual(10);
  });

  it('begins again when its end is moved', () => {
    const onEnd = vi.fn();
    const { rerender } = render(
      <Countdown endsAt={1000} lasts={1000} onEnd={onEnd}>
        {String}
      </Countdown>,
    );
    pass(1000);
    rerender(
      <Countdown endsAt={3000} lasts={2000} onEnd={onEnd}>
        {String}
      </Countdown>,
    );
    expect(shown()).toBe('2');
    pass(2000);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('uses the given clock', () => {
    render(
      <Countdown endsAt={90_000} lasts={90_000} now={() => 60_000}>
        {String}
      </Countdown>,
    );
    expect(shown()).toBe('30');
  });
});
