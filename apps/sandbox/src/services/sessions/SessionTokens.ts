import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { array, nullable, object, number, parse, string } from 'valibot';
import type { SandboxClock } from '../clock/SandboxClock';
import { isAnonymous, type SessionClaims } from './sessionClaims';

const MINUTE = 60;
const LIFETIME_SECONDS = { visitor: 2 * 60 * MINUTE, customer: 30 * 24 * 60 * MINUTE };

const signedShape = object({
  customer_code: string(),
  location_id: string(),
  mac: string(),
  nas_id: string(),
  connection_type: string(),
  user_id: nullable(string()),
  scope: array(string()),
  exp: number(),
  /** Offset of the sandbox's clock when the token was made, in milliseconds. */
  clk: number(),
  /** The real instant at which it was made: `iat` has whole seconds alone. */
  made: number(),
});

/** A token that was read, and whether only a moved clock makes it look expired. */
export interface ReadToken {
  claims: SessionClaims;
  /** True when the holder should be given a fresh token. */
  stale: boolean;
}

/**
 * Makes and reads session tokens. Moving the sandbox's clock keeps sessions alive: the time that a
 * token has lived is counted on the real clock, and a token that the move has aged is renewed.
 */
export class SessionTokens {
  readonly #key: Uint8Array;
  readonly #clock: SandboxClock;
  /** Tokens made before this real instant are refused; the console sets it. */
  #refusedBefore = 0;

  constructor(secret: string, clock: SandboxClock) {
    this.#key = new TextEncoder().encode(secret);
    this.#clock = clock;
  }

  /** Ends every session there is, as moving the clock does when it is asked to. */
  endAll(): void {
    this.#refusedBefore = this.#realNow();
  }

  #realNow(): number {
    return this.#clock.now() - this.#clock.offsetMs;
  }

  issue(claims: SessionClaims): Promise<string> {
    const issuedAt = Math.floor(this.#clock.now() / 1000);
    const lifetime = LIFETIME_SECONDS[isAnonymous(claims) ? 'visitor' : 'customer'];
    return new SignJWT({ ...claims, clk: this.#clock.offsetMs, made: this.#realNow() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetime)
      .sign(this.#key);
  }

  /** Null when the token is not ours, was altered, or has expired. */
  async read(token: string): Promise<ReadToken | null> {
    try {
      // The signature is checked here; age is judged below, on the clock the token was made by.
      const issued = (decodeJwt(token).iat ?? 0) * 1000;
      const verified = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        currentDate: new Date(issued),
      });
      const { exp, clk, made, ...claims } = parse(signedShape, verified.payload);
      const expiredOnRealClock = exp * 1000 - clk <= this.#realNow();
      const refused = made < this.#refusedBefore;
      if (expiredOnRealClock || refused) return null;
      return { claims, stale: exp * 1000 <= this.#clock.now() + 60_000 };
    } catch {
      return null;
    }
  }
}
