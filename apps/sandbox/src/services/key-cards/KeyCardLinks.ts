import { MINUTE } from '@foyer/domain';
import { jwtVerify, SignJWT } from 'jose';
import { object, parse, string, type InferOutput } from 'valibot';
import type { SandboxClock } from '../clock/SandboxClock';

const holderShape = object({
  userId: string(),
  /** The session that shows the link, which ends with it. */
  sessionId: string(),
  locationId: string(),
  language: string(),
});

/** Whose card it is, at which venue and in which language. */
type CardHolder = InferOutput<typeof holderShape>;

/** A wallet opens the link itself, without a session, so it is short-lived and opens nothing else. */
const LINK_LIFE_MS = 60 * MINUTE;
const AUDIENCE = 'key-card';

/** Signs the links to passes. */
export class KeyCardLinks {
  readonly #secret: Uint8Array;
  readonly #clock: SandboxClock;

  constructor(secret: string, clock: SandboxClock) {
    this.#secret = new TextEncoder().encode(secret);
    this.#clock = clock;
  }

  /** What a link contains. */
  issue(holder: CardHolder): Promise<string> {
    return new SignJWT({ ...holder })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(AUDIENCE)
      .setExpirationTime(new Date(this.#clock.now() + LINK_LIFE_MS))
      .sign(this.#secret);
  }

  /** Null for a link that is foreign, altered or expired. */
  async read(link: string): Promise<CardHolder | null> {
    const options = {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: new Date(this.#clock.now()),
    };
    try {
      return parse(holderShape, (await jwtVerify(link, this.#secret, options)).payload);
    } catch {
      return null;
    }
  }
}
