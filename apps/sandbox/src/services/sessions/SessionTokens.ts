import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { array, nullable, object, number, parse, string } from 'valibot';
import type { SandboxClock } from '../clock/SandboxClock';
import type { SessionClaims } from './sessionClaims';

const VISITOR_LIFETIME_MS = 2 * 3_600_000;

const signedShape = object({
  customer_code: string(),
  location_id: string(),
  mac: string(),
  nas_id: string(),
  connection_type: string(),
  user_id: nullable(string()),
  session_id: nullable(string()),
  scope: array(string()),
  exp: number(),
  /** Offset of the sandbox's clock when the token was issued, in milliseconds. */
  clk: number(),
  /** The real instant of issue in milliseconds; `iat` has whole seconds only. */
  made: number(),
});

/** A valid token, and whether the moved clock makes it look expired. */
export interface ReadToken {
  claims: SessionClaims;
  /** True if the holder needs a new token. */
  stale: boolean;
}

/**
 * Issues and verifies session tokens. Sessions survive a move of the sandbox's clock: a token's age
 * is measured on the real clock, and a token that the move has aged is renewed.
 */
export class SessionTokens {
  readonly #key: Uint8Array;
  readonly #clock: SandboxClock;
  /** Tokens issued before this real instant are invalid; the console sets it. */
  #refusedBefore = 0;

  constructor(secret: string, clock: SandboxClock) {
    this.#key = new TextEncoder().encode(secret);
    this.#clock = clock;
  }

  /** Ends all sessions. */
  endAll(): void {
    this.#refusedBefore = this.#clock.realNow();
  }

  /** Issues a token: a visitor's by default, for two hours. `sessions.ts` issues those of users. */
  issue(claims: SessionClaims, lifetimeMs = VISITOR_LIFETIME_MS): Promise<string> {
    const issuedAt = Math.floor(this.#clock.now() / 1000);
    return new SignJWT({ ...claims, clk: this.#clock.offsetMs, made: this.#clock.realNow() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + Math.floor(lifetimeMs / 1000))
      .sign(this.#key);
  }

  /** Null for a token that is foreign, altered or expired. */
  async read(token: string): Promise<ReadToken | null> {
    try {
      // This checks the signature only; the age is checked below, on the real clock.
      const issued = (decodeJwt(token).iat ?? 0) * 1000;
      const verified = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        currentDate: new Date(issued),
      });
      const { exp, clk, made, ...claims } = parse(signedShape, verified.payload);
      const expiredOnRealClock = exp * 1000 - clk <= this.#clock.realNow();
      const refused = made < this.#refusedBefore;
      if (expiredOnRealClock || refused) return null;
      return { claims, stale: exp * 1000 <= this.#clock.now() + 60_000 };
    } catch {
      return null;
    }
  }
}
