import { createPrivateKey } from 'node:crypto';
import { object, parse, string } from 'valibot';
import type { GoogleWalletKeys } from '../services/key-cards/GoogleWallet';
import { readFileOf, readTogether } from './readTogether';
import { StartFailure } from './StartFailure';

const ISSUER = 'GOOGLE_WALLET_ISSUER';
const KEY = 'GOOGLE_WALLET_KEY';

/** What Google's key file has, of which we read the owner and the key. */
const keyFile = object({ client_email: string(), private_key: string() });

/**
 * Reads what signs passes for Google Wallet; null if nothing is set.
 * @throws StartFailure if the issuer isn't a number, or the file is missing or isn't the key file of a service account
 */
export const readGoogleWallet = (
  env: Readonly<Record<string, string | undefined>>,
): GoogleWalletKeys | null => {
  const values = readTogether(env, [ISSUER, KEY]);
  if (values === null) return null;
  const { [ISSUER]: issuerId, [KEY]: path } = values;
  if (!/^\d+$/.test(issuerId))
    throw new StartFailure(`${ISSUER} is "${issuerId}": it is the number of an issuer account.`);
  const text = readFileOf(KEY, path);
  try {
    const { client_email: email, private_key: key } = parse(keyFile, JSON.parse(text));
    createPrivateKey(key);
    return { issuerId, email, key };
  } catch {
    throw new StartFailure(
      `${KEY} is "${path}", which isn't the key file of a Google service account: JSON with client_email and private_key.`,
    );
  }
};
