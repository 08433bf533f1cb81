import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import {
  array,
  boolean,
  nullable,
  object,
  number,
  optional,
  parse,
  string,
  type InferOutput,
} from 'valibot';
import type { SandboxClock } from '../clock/SandboxClock';
import { currentClaims, type SessionClaims } from './sessionClaims';

const VISITOR_LIFETIME_MS = 2 * 3_600_000;

const signedShape = object({
  customer_code: string(),
  location_id: string(),
  mac: string(),
  nas_id: string(),
  connection_type: string(),
  vouched: optional(boolean()),
  proved_at: optional(number()),
  buyer: optional(string()),
  handed_at: optional(number()),
  linked: optional(boolean()),
  user_id: nullable(string()),
  session_id: nullable(string()),
  scope: array(string()),
  exp: number(),
  /** Offset of the sandbox's clock when the token was issued, in milliseconds. */
  clk: number(),
  /** The real instant of issue in milliseconds; `iat` has whole seconds only. */
  made: number(),
});

type SignedClaims = InferOutput<typeof signedShape>;

/** How many tokens are remembered. */
const MAX_VERIFIED = 10_000;

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
  /** Content of tokens whose signature was right, so that a session's next calls need no cryptography. */
  readonly #verified = new Map<string, SignedClaims>();
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

  /** The content of a token whose signature is right; its age is not checked. */
  async #verify(token: string): Promise<SignedClaims> {
    const known = this.#verified.get(token);
    if (known) return known;
    const issued = (decodeJwt(token).iat ?? 0) * 1000;
    const { payload } = await jwtVerify(token, this.#key, {
      algorithms: ['HS256'],
      currentDate: new Date(issued),
    });
    const signed = parse(signedShape, payload);
    if (this.#verified.size >= MAX_VERIFIED) this.#verified.clear();
    this.#verified.set(token, signed);
    return signed;
  }

  /** Null for a token that is foreign, altered or expired. */
  async read(token: string): Promise<ReadToken | null> {
    try {
      const { exp, clk, made, ...claims } = await this.#verify(token);
      const now = this.#clock.realNow();
      const expiredOnRealClock = exp * 1000 - clk <= now;
      const refused = made < this.#refusedBefore;
      if (expiredOnRealClock || refused) return null;
      return {
        claims: currentClaims(claims, now),
        stale: exp * 1000 <= this.#clock.now() + 60_000,
      };
    } catch {
      return null;
    }
  }
}
