import { createHash } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import { messageLanguage } from '../messages/say';
import type { PassFacts, PassField } from './passFacts';
import type { Wallet, WalletPass } from './Wallet';

/** What signs passes: a service account that the operator has let into its issuer account at Google. */
export interface GoogleWalletKeys {
  /** The number of the issuer account. */
  issuerId: string;
  /** The service account's email address. */
  email: string;
  /** The service account's private key, as PEM. */
  key: string;
}

/** Google reads the signed pass from the address, saves it and shows it. */
const SAVE_URL = 'https://pay.google.com/gp/v/save/';

/** What every card has in common at Google. The first pass makes it. */
const CLASS = 'foyer-key-card';

/** A short name for any content, because an address has room for few characters. */
const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/**
 * Signs passes as Google's generic pass, and puts them into the address that saves them. Google promises to take 1,800
 * characters, so what it doesn't need is left out.
 */
export class GoogleWallet implements Wallet {
  readonly #keys: GoogleWalletKeys;

  constructor(keys: GoogleWalletKeys) {
    this.#keys = keys;
  }

  async pass(facts: PassFacts): Promise<WalletPass> {
    const { issuerId, email, key } = this.#keys;
    const language = messageLanguage();
    const text = (value: string) => ({ defaultValue: { language, value } });
    const row = ({ label, value }: PassField) => ({ header: label, body: value });
    const classId = `${issuerId}.${CLASS}`;
    const card = {
      classId,
      cardTitle: text(facts.organizationName),
      subheader: text(facts.primary.label),
      header: text(facts.primary.value),
      hexBackgroundColor: facts.colours.background,
      barcode: { type: 'QR_CODE', value: facts.code },
      groupingInfo: { groupingId: digestOf(facts.serialNumber) },
      ...(facts.logoUrl !== null && { logo: { sourceUri: { uri: facts.logoUrl } } }),
      ...(facts.expiresAt !== null && {
        validTimeInterval: { end: { date: new Date(facts.expiresAt).toISOString() } },
      }),
    };
    const rows = [...facts.secondary, ...facts.auxiliary].map(row);
    const pass = {
      // Google keeps the first pass of an id, so a card that says something else has another id.
      id: `${issuerId}.${digestOf([card, rows])}`,
      ...card,
      textModulesData: [...rows, ...facts.back.map(row)],
    };
    const signed = await new SignJWT({
      typ: 'savetowallet',
      payload: { genericClasses: [{ id: classId }], genericObjects: [pass] },
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt()
      .sign(await importPKCS8(key, 'RS256'));
    return { url: `${SAVE_URL}${signed}` };
  }
}
