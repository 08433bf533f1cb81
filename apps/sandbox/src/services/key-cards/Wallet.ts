import type { PassFacts } from './passFacts';

/** A pass as a file, or the address at which the wallet's maker saves it. */
export type WalletPass = { file: Buffer; name: string; type: string } | { url: string };

/** Signs passes with the operator's keys. */
export interface Wallet {
  pass: (facts: PassFacts) => Promise<WalletPass>;
}
