import type { Call } from '../contract/define/defineCall';
import type { Answer } from './answer';
import type { ApiError } from './apiError';

/** How often, and how long apart, a failed try is repeated. */
export type RetryPolicy = {
  /** Repetitions after the first try. */
  readonly retries: number;
  /** The longest wait before the first repetition, in milliseconds; it doubles each time. */
  readonly baseMs: number;
  /** 0 to 1: how much of the longest wait is waited, so that clients do not come back in step. */
  readonly random: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** Resolves after so long, or as soon as nobody waits any more. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Two repetitions, within about 0.4 and 0.8 seconds. */
export const defaultRetries: RetryPolicy = { retries: 2, baseMs: 400, random: Math.random, sleep };

const passing = [502, 503, 504];

/** Worth trying again: nothing came, or a server in between says that it will pass. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' || (error.kind === 'http' && passing.includes(error.status));

/** Runs a call, and again after a passing failure where the call may be repeated. */
export const withRetries = async <T>(
  call: Call,
  policy: RetryPolicy,
  run: () => Promise<Answer<T>>,
  signal?: AbortSignal,
): Promise<Answer<T>> => {
  let answer = await run();
  const retries = call.idempotent ? policy.retries : 0;
  for (let retry = 0; retry < retries; retry += 1) {
    if (!answer.error || !isPassing(answer.error)) break;
    await policy.sleep(policy.baseMs * 2 ** retry * policy.random(), signal);
    answer = await run();
  }
  return answer;
};
