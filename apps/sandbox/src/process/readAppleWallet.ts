import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { AppleWalletKeys } from '../services/key-cards/AppleWallet';
import { readFileOf, readTogether } from './readTogether';
import { StartFailure } from './StartFailure';

const settings = {
  certificate: 'APPLE_WALLET_CERTIFICATE',
  key: 'APPLE_WALLET_KEY',
  intermediate: 'APPLE_WALLET_INTERMEDIATE',
} as const satisfies Record<keyof AppleWalletKeys, string>;

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
  const paths = readTogether(env, names);
  if (paths === null) return null;
  const read = (name: (typeof names)[number]): string => readFileOf(name, paths[name]);
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
