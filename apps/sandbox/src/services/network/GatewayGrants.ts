import { createHmac, timingSafeEqual } from 'node:crypto';
import { nullable, number, object, parse, string, type InferOutput } from 'valibot';

const grantShape = object({
  mac: string(),
  locationId: string(),
  userId: nullable(string()),
  /** Epoch milliseconds. */
  expiresAt: number(),
});

/** What the backend tells a gateway: this device may go online until `expiresAt`. */
export type GatewayGrant = InferOutput<typeof grantShape>;

const encode = (grant: GatewayGrant): string =>
  Buffer.from(JSON.stringify(grant)).toString('base64url');

/** Signs and verifies the one-time passwords between backend and gateway. */
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
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const grant = parse(grantShape, JSON.parse(Buffer.from(text, 'base64url').toString()));
    return grant.expiresAt > now ? grant : null;
  }
}
