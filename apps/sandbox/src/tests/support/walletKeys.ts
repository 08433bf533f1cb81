import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs openssl in a folder of its own. */
const inFolder = <T>(run: (openssl: (...args: string[]) => Buffer, folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-wallet-'));
  const openssl = (...args: string[]): Buffer =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    return run(openssl, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Keys of an operator and of a stand-in for Apple, as `readAppleWallet` reads them. */
export const makeWalletKeys = () =>
  inFolder((openssl, folder) => {
    const key = (name: string) => ['-newkey', 'rsa:2048', '-nodes', '-keyout', name];
    openssl('req', '-x509', ...key('ca.key'), '-out', 'ca.pem', '-subj', '/CN=Stand-in for Apple');
    const subject = '/UID=pass.example.foyer/CN=Pass Type ID/OU=TEAM123456';
    openssl('req', '-new', ...key('own.key'), '-out', 'own.csr', '-subj', subject);
    const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    openssl('x509', '-req', '-in', 'own.csr', ...signer, '-out', 'own.pem');
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { certificate: read('own.pem'), key: read('own.key'), intermediate: read('ca.pem') };
  });

/** Throws unless the signature is that of the signed bytes, and its certificate is trusted. */
export const verifySignature = (signature: Buffer, signed: Buffer, trusted: string): void =>
  inFolder((openssl, folder) => {
    const files = { 'signature.der': signature, 'signed.json': signed, 'ca.pem': trusted };
    for (const [name, data] of Object.entries(files)) writeFileSync(join(folder, name), data);
    const read = ['-binary', '-inform', 'DER', '-in', 'signature.der', '-content', 'signed.json'];
    openssl('cms', '-verify', ...read, '-CAfile', 'ca.pem', '-purpose', 'any', '-out', 'read');
  });
