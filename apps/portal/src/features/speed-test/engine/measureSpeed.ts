import { startDeadline } from '@foyer/api-client';
import {
  jitterOf,
  latencyOf,
  SECOND,
  speedOf,
  together,
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
/** The most that one transfer may take: a server waits 30 seconds for an upload. Rule API-9. */
const LONGEST_MS = 20 * SECOND;
/** A direction is measured for at least this long. */
const ENOUGH_MS = 5 * SECOND;
/** The number of latest samples that the gauge shows. */
const GAUGE_SAMPLES = 8;

const measurePings = async (server: SpeedTestServer, signal: AbortSignal): Promise<number[]> => {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count += 1) times.push(await server.ping(signal));
  return times.slice(1);
};

/** Runs one transfer, and ends it if it takes too long. @returns whether it came to its end */
const inTime = async (
  transfer: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<boolean> => {
  const deadline = startDeadline(LONGEST_MS, signal);
  try {
    await transfer(deadline.signal);
    return true;
  } catch (error) {
    if (deadline.ended === 'timeout') return false;
    throw error;
  } finally {
    deadline.clear();
  }
};

type Direction = 'download' | 'upload';

/** The sizes of a direction's transfers, and what counts of the samples of one, which may have been ended before its end. */
const directions: Record<
  Direction,
  {
    sizes: readonly number[];
    partsOf: (samples: readonly Transfer[], isWhole: boolean) => readonly Transfer[];
  }
> = {
  download: { sizes: SIZES, partsOf: (samples) => samples },
  upload: {
    // Servers cut a request that takes long to arrive, so a slow line begins with less.
    sizes: [64_000, ...SIZES],
    // The samples show what the phone took from the page: only the answer shows that it has sent all.
    partsOf: (samples, isWhole) => (isWhole ? [together(samples)] : []),
  },
};

/** The speed of transfers of growing size. One that takes too long is the last. */
const measureDirection = async (
  server: SpeedTestServer,
  phase: Direction,
  onProgress: (progress: SpeedProgress) => void,
  signal: AbortSignal,
): Promise<number> => {
  const { sizes, partsOf } = directions[phase];
  const parts: Transfer[] = [];
  for (const bytes of sizes) {
    const samples: Transfer[] = [];
    const hear = (sample: Transfer) => {
      samples.push(sample);
      onProgress({ phase, mbps: speedOf(samples.slice(-GAUGE_SAMPLES)) });
    };
    const isWhole = await inTime((until) => server[phase](bytes, hear, until), signal);
    parts.push(...partsOf(samples, isWhole));
    if (parts.length === 0) throw new Error('The line is too slow to measure.');
    if (!isWhole || together(parts).ms >= ENOUGH_MS) break;
  }
  return speedOf(parts);
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
  const downloadMbps = await measureDirection(server, 'download', onProgress, signal);
  const uploadMbps = await measureDirection(server, 'upload', onProgress, signal);
  return { downloadMbps, uploadMbps, latencyMs: latencyOf(times), jitterMs: jitterOf(times) };
};
