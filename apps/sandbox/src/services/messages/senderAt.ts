import { DEFAULT_BRAND, DEFAULT_THEME, phoneLink } from '@foyer/domain';
import type { SiteRow } from '../sites/findSite';
import type { Mail } from './MessageSender';

const helpAt = (site: SiteRow | null): Mail['help'] => {
  const { phone = null, email = null } = site?.details.support ?? {};
  return [
    ...(phone ? [{ text: phone, href: phoneLink(phone) }] : []),
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
  ];
};

/** Name, brand and help of a venue, for its mails. */
export const senderAt = (site: SiteRow | null): Pick<Mail, 'from' | 'theme' | 'help'> => ({
  from: site?.details.name ?? DEFAULT_BRAND,
  theme: site?.details.theme ?? DEFAULT_THEME,
  help: helpAt(site),
});
