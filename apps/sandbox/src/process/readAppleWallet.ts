import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AppleWalletKeys } from '../services/key-cards/AppleWallet';
import { StartFailure } from './StartFailure';

const settings = {
  certificate: 'APPLE_WALLET_CERTIFICATE',
  key: 'APPLE_WALLET_KEY',
  intermediate: 'APPLE_WALLET_INTERMEDIATE',
} as const satisfies Record<keyof AppleWalletKeys, string>;

const readPem = (setting: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartFailure(`${setting} is "${path}", which cannot be read.`);
  }
};

/** Whether the key is the certificate's, and Apple's certificate has signed it. */
const belongTogether = ({ certificate, key, intermediate }: AppleWalletKeys): boolean => {
  try {
    const own = new X509Certificate(certificate);
    const isOwn = own.checkPrivateKey(createPrivateKey(key));
    return isOwn && own.verify(new X509Certificate(intermediate).publicKey);
  } catch {
    return false;
  }
};

/**
 * Reads the files that sign passes for Apple Wallet; null if none is set.
 * @throws StartFailure for a file that is missing, or files that do not belong together
 */
export const readAppleWallet = (
  env: Readonly<Record<string, string | undefined>>,
): AppleWalletKeys | null => {
  const names = Object.values(settings);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new StartFailure(
      `${names.join(', ')} are needed together; ${missing.join(', ')} is not set.`,
    );
  const read = (name: string): string => readPem(name, env[name] ?? '');
  const keys = {
    certificate: read(settings.certificate),
    key: read(settings.key),
    intermediate: read(settings.intermediate),
  };
  if (!belongTogether(keys))
    throw new StartFailure(
      `The files of ${names.join(', ')} do not belong together: they are the certificate of a pass type, its key without a passphrase, and Apple's certificate that signed it, all as PEM.`,
    );
  return keys;
};
