import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatInBackground } from './repeatInBackground';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work in the background', () => {
  it('begins no run of any kind once it is being stopped, and ends with the running one', async () => {
    let finish = (): void => undefined;
    const long = () => new Promise<void>((resolve) => (finish = resolve));
    const short = vi.fn(() => Promise.resolve());
    const stop = repeatInBackground([
      { work: long, everyMs: 10 },
      { work: short, everyMs: 50 },
    ]);
    await vi.advanceTimersByTimeAsync(10);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await vi.advanceTimersByTimeAsync(1000);
    expect(short).not.toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('goes on after a run that failed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const work = vi.fn(() => Promise.reject(new Error('The database is away.')));
    const stop = repeatInBackground([{ work, everyMs: 10 }]);
    await vi.advanceTimersByTimeAsync(25);
    expect(work).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledTimes(2);
    await stop();
  });
});
