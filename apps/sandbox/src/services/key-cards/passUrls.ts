import type { Backend } from '../Backend';
import type { SessionRow } from '../sessions/sessions';
import { messageLanguage } from '../messages/say';
import type { SiteRow } from '../sites/findSite';

/** Where a wallet gets a pass. */
export const PASS_PATH = '/api/key-card-pass';

/** The addresses of the pass of a session's user, by the dashboard's fields; null where nothing signs passes for that wallet. Rule CARD-4. */
export const passUrls = async (
  { keyCardLinks, publicUrl, wallets }: Backend,
  { locationId }: SiteRow,
  { id: sessionId, userId }: Pick<SessionRow, 'id' | 'userId'>,
): Promise<Record<'appleWalletUrl' | 'googleWalletUrl', string | null>> => {
  const language = messageLanguage();
  const link = await keyCardLinks.issue({ userId, sessionId, locationId, language });
  const urlFor = (wallet: string): string | null =>
    wallets.has(wallet) ? `${publicUrl}${PASS_PATH}/${wallet}/${link}` : null;
  return { appleWalletUrl: urlFor('apple'), googleWalletUrl: urlFor('google') };
};
