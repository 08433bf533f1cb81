import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterTaps } from './afterTaps';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('fetching ahead waits until the person has not tapped or typed for two seconds', async () => {
  const goOn = vi.fn();
  document.dispatchEvent(new Event('pointerdown'));
  void afterTaps().then(goOn);
  await vi.advanceTimersByTimeAsync(1500);
  document.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(goOn).toHaveBeenCalled();
});
