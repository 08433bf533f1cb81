import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { messageLanguage } from '../messages/say';
import type { SiteRow } from '../sites/findSite';

/** Where a wallet gets a pass. */
export const PASS_PATH = '/api/key-card-pass';

/** The addresses of a user's pass, by the dashboard's fields; null where nothing signs passes for that wallet. Rule CARD-4. */
export const passUrls = async (
  { keyCardLinks, publicUrl, wallets }: Backend,
  { locationId }: SiteRow,
  { id }: UserRow,
): Promise<Record<'appleWalletUrl' | 'googleWalletUrl', string | null>> => {
  const link = await keyCardLinks.issue({ userId: id, locationId, language: messageLanguage() });
  const urlFor = (wallet: string): string | null =>
    wallets.has(wallet) ? `${publicUrl}${PASS_PATH}/${wallet}/${link}` : null;
  return { appleWalletUrl: urlFor('apple'), googleWalletUrl: urlFor('google') };
};
