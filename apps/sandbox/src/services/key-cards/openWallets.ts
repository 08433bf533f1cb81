import { AppleWallet, type AppleWalletKeys } from './AppleWallet';
import { GoogleWallet, type GoogleWalletKeys } from './GoogleWallet';
import type { Wallet } from './Wallet';

/** What signs passes for each wallet; null without. */
export interface WalletKeys {
  appleWallet: AppleWalletKeys | null;
  googleWallet: GoogleWalletKeys | null;
}

/** The wallets for which the operator has keys, by the name in the address of a pass. */
export const openWallets = ({
  appleWallet,
  googleWallet,
}: Partial<WalletKeys>): ReadonlyMap<string, Wallet> =>
  new Map<string, Wallet>([
    ...(appleWallet ? [['apple', new AppleWallet(appleWallet)] as const] : []),
    ...(googleWallet ? [['google', new GoogleWallet(googleWallet)] as const] : []),
  ]);
