import {
  jitterOf,
  latencyOf,
  SECOND,
  speedOf,
  type SpeedTestResult,
  type Transfer,
} from '@foyer/domain';
import { MAX_BYTES, type SpeedTestServer } from './speedTestServer';

/** The phase of a run, and the speed at this moment. */
export interface SpeedProgress {
  phase: 'latency' | 'download' | 'upload';
  /** Megabits a second; 0 while answers are timed. */
  mbps: number;
}

export type Measured = Omit<SpeedTestResult, 'at'>;

/** The first ping opens the connection, so it does not count. */
const PINGS = 9;
/** From small to large: a slow line does not wait long, and a fast line is filled. */
const SIZES = [250_000, 1_000_000, 4_000_000, 10_000_000, MAX_BYTES, MAX_BYTES] as const;
/** A direction is measured for at least this long. */
const ENOUGH_MS = 5 * SECOND;
/** The number of latest samples that the gauge shows. */
const GAUGE_SAMPLES = 8;

const duration = ({ ms }: Transfer): number => ms;

const measurePings = async (server: SpeedTestServer, signal: AbortSignal): Promise<number[]> => {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count += 1) times.push(await server.ping(signal));
  return times.slice(1);
};

const measureDirection = async (
  send: SpeedTestServer['download'],
  onSpeed: (mbps: number) => void,
  signal: AbortSignal,
): Promise<number> => {
  const samples: Transfer[] = [];
  for (const bytes of SIZES) {
    await send(
      bytes,
      (sample) => {
        samples.push(sample);
        onSpeed(speedOf(samples.slice(-GAUGE_SAMPLES)));
      },
      signal,
    );
    if (samples.map(duration).reduce((sum, ms) => sum + ms, 0) >= ENOUGH_MS) break;
  }
  return speedOf(samples);
};

/**
 * One run of the speed test: latency, then download, then upload.
 *
 * @throws the network's error, or the abort
 */
export const measureSpeed = async (
  server: SpeedTestServer,
  onProgress: (progress: SpeedProgress) => void,
  signal: AbortSignal,
): Promise<Measured> => {
  onProgress({ phase: 'latency', mbps: 0 });
  const times = await measurePings(server, signal);
  const downloadMbps = await measureDirection(
    server.download,
    (mbps) => onProgress({ phase: 'download', mbps }),
    signal,
  );
  const uploadMbps = await measureDirection(
    server.upload,
    (mbps) => onProgress({ phase: 'upload', mbps }),
    signal,
  );
  return { downloadMbps, uploadMbps, latencyMs: latencyOf(times), jitterMs: jitterOf(times) };
};
