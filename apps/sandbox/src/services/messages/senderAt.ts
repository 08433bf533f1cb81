import { DEFAULT_BRAND, DEFAULT_THEME } from '@foyer/domain';
import type { SiteRow } from '../sites/findSite';
import type { Mail } from './MessageSender';

/** Name and colours of a venue, for its mails. */
export const senderAt = (site: SiteRow | null): Pick<Mail, 'from' | 'theme'> => ({
  from: site?.details.name ?? DEFAULT_BRAND,
  theme: site?.details.theme ?? DEFAULT_THEME,
});
