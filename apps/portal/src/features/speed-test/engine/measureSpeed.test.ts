import { megabits as speed, together, type Transfer } from '@foyer/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { speedTestServers, type SpeedTestServer } from './speedTestServer';
import { measureSpeed, type SpeedProgress } from './measureSpeed';

const stoppable = () => {
  const control = new AbortController();
  return { signal: control.signal, abort: () => control.abort() };
};
const { signal } = stoppable();

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
    expect(slow.upload).toHaveBeenCalledTimes(3);
  });

  it('begins an upload so small that a line of 100 kbit/s carries it before the server stops waiting', async () => {
    const slow = line(0.1, [10]);
    const { uploadMbps } = await measureSpeed(slow, vi.fn(), signal);
    expect(uploadMbps).toBeCloseTo(0.1, 5);
    expect(vi.mocked(slow.upload).mock.calls.map(([bytes]) => bytes)).toEqual([64_000]);
  });

  /** A line that stands still once a transfer is larger. */
  const stuck = (largest: number, way: 'download' | 'upload' = 'upload'): SpeedTestServer => {
    const fast = line(50, [10]);
    return {
      ...fast,
      [way]: (...[bytes, hear, stop]: Parameters<SpeedTestServer['upload']>) => {
        if (bytes <= largest) return fast[way](bytes, hear, stop);
        return new Promise((_, reject) => {
          stop.addEventListener('abort', () => reject(new Error('stopped')));
          hear({ bytes: 50_000, ms: 8 });
        });
      },
    };
  };

  it.each([
    ['counts what arrived before an upload that takes too long', 1_000_000, 50],
    ['fails if not even the smallest upload arrives', 0, 'The line is too slow to measure.'],
  ])('%s', async (_, largest, expected) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const outcome = measureSpeed(stuck(largest), vi.fn(), signal).then(
      ({ uploadMbps }) => Math.round(uploadMbps),
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe(expected);
  });

  it('counts what has arrived of a download that takes too long', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const outcome = measureSpeed(stuck(0, 'download'), vi.fn(), signal);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await outcome).downloadMbps).toBe(50);
  });

  it('stops when the user stops it, with no result', async () => {
    const { signal: stopped, abort } = stoppable();
    const server = stuck(1_000_000);
    const upload = vi.spyOn(server, 'upload');
    const outcome = measureSpeed(server, vi.fn(), stopped);
    await vi.waitFor(() => expect(upload.mock.lastCall?.[0]).toBe(4_000_000));
    abort();
    await expect(outcome).rejects.toThrow('stopped');
  });

  it('times an upload until the server has it, not until the phone has sent it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    // The phone takes the whole body at once and needs two seconds to send it.
    class Sending {
      status = 200;
      upload: { onprogress?: (event: { loaded: number }) => void } = {};
      onload?: () => void;
      open = vi.fn();
      send(body: Blob) {
        setTimeout(() => this.upload.onprogress?.({ loaded: body.size }), 100);
        setTimeout(() => this.onload?.(), 2_000);
      }
    }
    vi.stubGlobal('XMLHttpRequest', Sending);
    const heard: Transfer[] = [];
    const sent = speedTestServers.at(null).upload(250_000, (part) => heard.push(part), signal);
    await vi.advanceTimersByTimeAsync(2_000);
    await sent;
    expect(speed(together(heard))).toBeCloseTo(1, 5);
  });

  it('fails when the network fails', async () => {
    const broken: SpeedTestServer = {
      ...line(1, [1]),
      ping: () => Promise.reject(new Error('gone')),
    };
    await expect(measureSpeed(broken, vi.fn(), signal)).rejects.toThrow('gone');
  });
});
