import { X509Certificate } from 'node:crypto';
import { MINUTE } from '@foyer/domain';
import { jwtVerify, SignJWT } from 'jose';
import { PKPass } from 'passkit-generator';
import { object, parse, string, type InferOutput } from 'valibot';
import type { SandboxClock } from '../clock/SandboxClock';

/** What signs passes, as PEM. */
export interface AppleWalletKeys {
  /** The operator's certificate for its pass type. It names the pass type and the team. */
  certificate: string;
  key: string;
  /** Apple's certificate that has signed it. */
  intermediate: string;
}

/** One line of a pass. */
export interface PassField {
  key: string;
  label: string;
  value: string;
}

/** What a pass says and how it looks. */
export interface PassFacts {
  /** A pass with the same number replaces the one in the wallet. */
  serialNumber: string;
  organizationName: string;
  description: string;
  /** Epoch milliseconds; null for no end. */
  expiresAt: number | null;
  colours: Record<'backgroundColor' | 'foregroundColor' | 'labelColor', string>;
  primary: PassField;
  secondary: readonly PassField[];
  auxiliary: readonly PassField[];
  back: readonly PassField[];
  /** What the code holds. */
  code: string;
  /** By file name. */
  images: Readonly<Record<string, Buffer>>;
}

const holderShape = object({ userId: string(), locationId: string(), language: string() });

/** Whose card it is, at which venue and in which language. */
type CardHolder = InferOutput<typeof holderShape>;

/** A wallet opens the link itself, without a session, so it is short-lived and opens nothing else. */
const LINK_LIFE_MS = 60 * MINUTE;
const AUDIENCE = 'key-card';

/** One field of the name that a certificate is for. */
const nameField = (subject: string, field: string): string =>
  new RegExp(`^${field}=(.+)$`, 'm').exec(subject)?.[1] ?? '';

/** Signs passes for Apple Wallet, and the links to them. */
export class AppleWallet {
  readonly #keys: AppleWalletKeys;
  readonly #secret: Uint8Array;
  readonly #clock: SandboxClock;

  constructor(keys: AppleWalletKeys, secret: string, clock: SandboxClock) {
    this.#keys = keys;
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

  /** A signed `.pkpass` file. */
  sign(facts: PassFacts): Buffer {
    const { certificate, key, intermediate } = this.#keys;
    const { subject } = new X509Certificate(certificate);
    const pass = new PKPass(
      { ...facts.images },
      { signerCert: certificate, signerKey: key, wwdr: intermediate },
      {
        passTypeIdentifier: nameField(subject, 'UID'),
        teamIdentifier: nameField(subject, 'OU'),
        serialNumber: facts.serialNumber,
        organizationName: facts.organizationName,
        logoText: facts.organizationName,
        description: facts.description,
        ...facts.colours,
      },
    );
    pass.type = 'generic';
    pass.primaryFields.push(facts.primary);
    pass.secondaryFields.push(...facts.secondary);
    pass.auxiliaryFields.push(...facts.auxiliary);
    pass.backFields.push(...facts.back);
    pass.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: facts.code,
      messageEncoding: 'utf-8',
    });
    if (facts.expiresAt !== null) pass.setExpirationDate(new Date(facts.expiresAt));
    return pass.getAsBuffer();
  }
}
