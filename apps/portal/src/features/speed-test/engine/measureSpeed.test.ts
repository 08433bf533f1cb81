import { describe, expect, it, vi } from 'vitest';
import type { SpeedTestServer } from './speedTestServer';
import { measureSpeed, type SpeedProgress } from './measureSpeed';

const signal = new AbortController().signal;

/** A server whose line has one speed, and whose answers take the given time. */
const line = (megabits: number, answers: readonly number[]): SpeedTestServer => {
  let asked = 0;
  const send: SpeedTestServer['download'] = async (bytes, hear) => {
    hear({ bytes, ms: (bytes * 8) / (megabits * 1000) });
  };
  return {
    ping: async () => answers[asked++ % answers.length] ?? 0,
    download: vi.fn(send),
    upload: vi.fn(send),
  };
};

describe('a speed test', () => {
  it('times the answers without the first one, which opens the connection', async () => {
    const result = await measureSpeed(
      line(50, [900, 10, 14, 10, 14, 10, 14, 10, 14]),
      vi.fn(),
      signal,
    );
    expect(result.latencyMs).toBe(12);
    expect(result.jitterMs).toBe(4);
  });

  it('measures both directions and reports its progress', async () => {
    const heard: SpeedProgress[] = [];
    const result = await measureSpeed(line(50, [10]), (progress) => heard.push(progress), signal);
    expect(result.downloadMbps).toBeCloseTo(50, 5);
    expect(result.uploadMbps).toBeCloseTo(50, 5);
    expect([...new Set(heard.map(({ phase }) => phase))]).toEqual([
      'latency',
      'download',
      'upload',
    ]);
  });

  it('requests little on a slow line, so that the user does not wait', async () => {
    const slow = line(1, [10]);
    await measureSpeed(slow, vi.fn(), signal);
    expect(slow.download).toHaveBeenCalledTimes(2);
  });

  it('fails when the network fails', async () => {
    const broken: SpeedTestServer = {
      ...line(1, [1]),
      ping: () => Promise.reject(new Error('gone')),
    };
    await expect(measureSpeed(broken, vi.fn(), signal)).rejects.toThrow('gone');
  });
});
