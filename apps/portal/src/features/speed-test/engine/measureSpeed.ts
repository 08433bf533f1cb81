import {
  jitterOf,
  latencyOf,
  SECOND,
  speedOf,
  type SpeedTestResult,
  type Transfer,
} from '@foyer/domain';
import { MOST_BYTES, type FarEnd } from './farEnd';

/** What is being measured, and how fast it is right now. */
export interface SpeedProgress {
  phase: 'latency' | 'download' | 'upload';
  /** Megabits a second; 0 while answers are timed. */
  mbps: number;
}

export type Measured = Omit<SpeedTestResult, 'at'>;

/** The first answer opens the connection, and does not count. */
const PINGS = 9;
/** From little to much, so that a slow line is not kept waiting and a fast one is filled. */
const SIZES = [250_000, 1_000_000, 4_000_000, 10_000_000, MOST_BYTES, MOST_BYTES] as const;
/** A direction is measured well enough after this long. */
const ENOUGH_MS = 5 * SECOND;
/** How many stretches the gauge looks back over. */
const LIVE = 8;

const moment = ({ ms }: Transfer): number => ms;

const timeAnswers = async (end: FarEnd, signal: AbortSignal): Promise<number[]> => {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count += 1) times.push(await end.ping(signal));
  return times.slice(1);
};

const move = async (
  send: FarEnd['download'],
  tell: (mbps: number) => void,
  signal: AbortSignal,
): Promise<number> => {
  const heard: Transfer[] = [];
  for (const bytes of SIZES) {
    await send(
      bytes,
      (stretch) => {
        heard.push(stretch);
        tell(speedOf(heard.slice(-LIVE)));
      },
      signal,
    );
    if (heard.map(moment).reduce((sum, ms) => sum + ms, 0) >= ENOUGH_MS) break;
  }
  return speedOf(heard);
};

/**
 * One run of the speed test: how long answers take, then how fast bytes come and go.
 *
 * @throws what the network threw, or the abort
 */
export const measureSpeed = async (
  end: FarEnd,
  onProgress: (progress: SpeedProgress) => void,
  signal: AbortSignal,
): Promise<Measured> => {
  onProgress({ phase: 'latency', mbps: 0 });
  const times = await timeAnswers(end, signal);
  const downloadMbps = await move(
    end.download,
    (mbps) => onProgress({ phase: 'download', mbps }),
    signal,
  );
  const uploadMbps = await move(
    end.upload,
    (mbps) => onProgress({ phase: 'upload', mbps }),
    signal,
  );
  return { downloadMbps, uploadMbps, latencyMs: latencyOf(times), jitterMs: jitterOf(times) };
};
