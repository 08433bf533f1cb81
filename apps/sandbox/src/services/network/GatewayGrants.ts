import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY, MINUTE } from '@foyer/domain';
import { nullable, number, object, optional, parse, string, type InferOutput } from 'valibot';
import { isFreshProof } from '../sessions/isFreshProof';

const grantShape = object({
  mac: string(),
  locationId: string(),
  userId: nullable(string()),
  /** The session in which the user asked; the grant ends with it. Grants of an earlier version have none. */
  sessionId: optional(nullable(string()), null),
  /** When the gateway has seen the device, epoch milliseconds on the real clock. */
  provedAt: number(),
  /** Epoch milliseconds. */
  expiresAt: number(),
});

/** What the backend tells a gateway: this device may go online until `expiresAt`. */
export type GatewayGrant = InferOutput<typeof grantShape>;

/** A device at a gateway, as the gateway sees it. */
export interface GatewayDevice {
  locationId: string;
  mac: string;
  nasId: string;
}

/** Whom the router knows by a quarantine password. */
export interface QuarantineHolder {
  locationId: string;
  mac: string;
  /** Null for a visitor. */
  userId: string | null;
}

/** How long a proof lets any browser in. Rule SEC-9. */
const ENTRY_MS = 10 * MINUTE;

/** Whether a proof of this moment still lets any browser in. */
export const isEntering = (issuedAt: number, now: number): boolean =>
  isFreshProof(issuedAt, now, ENTRY_MS);

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const encode = (grant: GatewayGrant): string =>
  Buffer.from(JSON.stringify(grant)).toString('base64url');

/** Signs and verifies what backend and gateway tell each other through the browser. */
export class GatewayGrants {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`gateway ${text}`).digest('base64url');
  }

  issue(grant: GatewayGrant): string {
    const text = encode(grant);
    return `${text}.${this.#sign(text)}`;
  }

  /** Null for an invalid or expired password. */
  read(password: string, now: number): GatewayGrant | null {
    const [text = '', signature = ''] = password.split('.');
    if (!isSame(signature, this.#sign(text))) return null;
    const grant = parse(grantShape, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return grant.expiresAt > now ? grant : null;
  }

  #proofAt(issuedAt: number, { locationId, mac, nasId }: GatewayDevice): string {
    return `${issuedAt}.${this.#sign(JSON.stringify(['proof', issuedAt, locationId, mac, nasId]))}`;
  }

  /**
   * The gateway's proof that it sees a device: the parameter `gateway_proof` of its redirect.
   * @param now epoch milliseconds
   */
  prove(device: GatewayDevice, now: number): string {
    return this.#proofAt(now, device);
  }

  /** What a browser keeps that has entered with a proof, so that it can come back with it. */
  nameEntry(proof: string): string {
    return this.#sign(JSON.stringify(['entry', proof]));
  }

  /**
   * When the gateway has given this proof for this device; null if it has not, or too long ago.
   * @param entry what the browser keeps of the proof with which it has entered
   */
  provedAt(proof: string, device: GatewayDevice, now: number, entry = ''): number | null {
    const issuedAt = Number(proof.split('.')[0]);
    if (!isSame(proof, this.#proofAt(issuedAt, device))) return null;
    const isBack = isSame(entry, this.nameEntry(proof)) && isFreshProof(issuedAt, now);
    return isBack || isEntering(issuedAt, now) ? issuedAt : null;
  }

  /** The gateway's own name for a device, which nobody else can make. */
  nameDevice({ locationId, mac }: Omit<GatewayDevice, 'nasId'>): string {
    return this.#sign(JSON.stringify(['device', locationId, mac]));
  }

  /**
   * The quarantine password of one device and user, so that nobody can use it for another. Each day has its own.
   * @param now epoch milliseconds
   */
  quarantinePassword({ locationId, mac, userId }: QuarantineHolder, now: number): string {
    const day = Math.floor(now / DAY);
    return this.#sign(JSON.stringify(['quarantine', locationId, mac, userId, day])).slice(0, 24);
  }

  /** Whether it is a device's quarantine password, of today or yesterday. */
  isQuarantinePassword(password: string, holder: QuarantineHolder, now: number): boolean {
    return [now, now - DAY].some((at) => isSame(password, this.quarantinePassword(holder, at)));
  }
}
