import { ServiceError } from '../ServiceError';

/** How often a user, device or address may do something. */
export interface RateLimit {
  name: string;
  /** How many are allowed in one window. */
  allowed: number;
  windowMs: number;
  /** The message of the error. */
  message: string;
}

const MINUTE_MS = 60_000;
const wait = 'Too many attempts. Please wait a moment and try again.';

/** The limits of log-in, codes, coupons and registration. */
export const rateLimits = {
  loginByName: { name: 'login-name', allowed: 10, windowMs: MINUTE_MS, message: wait },
  loginByAddress: { name: 'login-address', allowed: 120, windowMs: MINUTE_MS, message: wait },
  code: { name: 'code', allowed: 10, windowMs: MINUTE_MS, message: wait },
  codeRequest: { name: 'code-request', allowed: 30, windowMs: 10 * MINUTE_MS, message: wait },
  couponGuess: { name: 'coupon', allowed: 60, windowMs: MINUTE_MS, message: wait },
  registration: { name: 'registration', allowed: 60, windowMs: 10 * MINUTE_MS, message: wait },
} as const satisfies Record<string, RateLimit>;

/** Counts attempts in a sliding window. */
export class RateLimits {
  readonly #attempts = new Map<string, number[]>();
  readonly #now: () => number;
  enabled: boolean;

  constructor(now: () => number, enabled = true) {
    this.enabled = enabled;
    this.#now = now;
  }

  /**
   * Counts one attempt.
   *
   * @throws ServiceError `TOO_MANY_REQUESTS` with the seconds to wait
   */
  use(limit: RateLimit, who: string): void {
    if (!this.enabled) return;
    const key = `${limit.name} ${who}`;
    const since = this.#now() - limit.windowMs;
    const recent = (this.#attempts.get(key) ?? []).filter((at) => at > since);
    const [oldest] = recent;
    if (recent.length >= limit.allowed && oldest !== undefined)
      throw new ServiceError('TOO_MANY_REQUESTS', limit.message, {
        retryAfter: Math.max(1, (oldest - since) / 1000),
      });
    recent.push(this.#now());
    this.#attempts.set(key, recent);
    if (this.#attempts.size > 10_000) this.#sweep();
  }

  #sweep(): void {
    const since = this.#now() - 10 * MINUTE_MS;
    for (const [key, times] of this.#attempts)
      if ((times.at(-1) ?? 0) < since) this.#attempts.delete(key);
  }
}
