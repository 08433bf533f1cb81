import type { SiteInfo } from './siteInfo';

/** Where someone at a site gets help. */
export type HelpPoint =
  | { readonly kind: 'reception' }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'site'; readonly site: string };

/** The first that the site has: a reception, a phone number, an email address. Rule SITE-15. */
export const helpPoint = ({
  name,
  displayOptions,
  support: { phone, email },
}: Pick<SiteInfo, 'name' | 'displayOptions' | 'support'>): HelpPoint => {
  if (displayOptions['reception'] === true) return { kind: 'reception' };
  if (phone) return { kind: 'phone', phone };
  if (email) return { kind: 'email', email };
  return { kind: 'site', site: name };
};
