import type { Call } from '../contract/define/defineCall';
import type { Answer } from './answer';
import type { ApiError } from './apiError';

/** How often a failed call is repeated, and after which waits. */
export type RetryPolicy = {
  /** Repetitions after the first try. */
  readonly retries: number;
  /** The longest wait before the first repetition, in milliseconds; it doubles each time. */
  readonly baseMs: number;
  /** 0 to 1: the part of the longest wait, so that clients do not retry at the same time. */
  readonly random: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** Resolves after the time, or as soon as the caller aborts. */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Two repetitions, within about 0.4 and 0.8 seconds. */
export const defaultRetries: RetryPolicy = { retries: 2, baseMs: 400, random: Math.random, sleep };

const passing = [502, 503, 504];

/** The error may be temporary: the network failed, or a proxy could not reach the server. A timeout is not repeated. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'network' || (error.kind === 'http' && passing.includes(error.status));

/** Runs a call, and repeats it after a temporary failure if the call may be repeated. */
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
