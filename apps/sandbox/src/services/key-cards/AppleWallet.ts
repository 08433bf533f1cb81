import { X509Certificate } from 'node:crypto';
import { PKPass } from 'passkit-generator';
import type { PassFacts } from './passFacts';
import { passImages } from './passImages';
import type { Wallet, WalletPass } from './Wallet';

/** What signs passes, as PEM. */
export interface AppleWalletKeys {
  /** The operator's certificate for its pass type. It names the pass type and the team. */
  certificate: string;
  key: string;
  /** Apple's certificate that has signed it. */
  intermediate: string;
}

/** One field of the name that a certificate is for. */
const nameField = (subject: string, field: string): string =>
  new RegExp(`^${field}=(.+)$`, 'm').exec(subject)?.[1] ?? '';

/** A colour as Wallet takes it: `rgb(0, 0, 0)`. */
const rgb = (colour: string): string => `rgb(${Buffer.from(colour.slice(1), 'hex').join(', ')})`;

/** Signs `.pkpass` files. */
export class AppleWallet implements Wallet {
  readonly #keys: AppleWalletKeys;

  constructor(keys: AppleWalletKeys) {
    this.#keys = keys;
  }

  async pass(facts: PassFacts): Promise<WalletPass> {
    const { certificate, key, intermediate } = this.#keys;
    const { subject } = new X509Certificate(certificate);
    const pass = new PKPass(
      await passImages(facts.theme),
      { signerCert: certificate, signerKey: key, wwdr: intermediate },
      {
        passTypeIdentifier: nameField(subject, 'UID'),
        teamIdentifier: nameField(subject, 'OU'),
        serialNumber: facts.serialNumber,
        organizationName: facts.organizationName,
        logoText: facts.organizationName,
        description: facts.description,
        backgroundColor: rgb(facts.colours.background),
        foregroundColor: rgb(facts.colours.text),
        labelColor: rgb(facts.colours.label),
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
    const type = 'application/vnd.apple.pkpass';
    return { file: pass.getAsBuffer(), name: 'key-card.pkpass', type };
  }
}
