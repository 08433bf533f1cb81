import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { messageLanguage } from '../messages/say';
import type { SiteRow } from '../sites/findSite';

/** Where a wallet gets a pass. */
export const PASS_PATH = '/api/key-card-pass';

/** The address of a user's pass; null where nothing signs passes. Rule CARD-4. */
export const passUrl = async (
  { appleWallet, publicUrl }: Backend,
  { locationId }: SiteRow,
  { id }: UserRow,
): Promise<string | null> => {
  const link = await appleWallet?.issue({ userId: id, locationId, language: messageLanguage() });
  return link === undefined ? null : `${publicUrl}${PASS_PATH}/${link}`;
};
