import type { SiteInfo } from './siteInfo';

const countries: Readonly<Record<string, string>> = { GBP: 'GB', USD: 'US' };

/** The site's country, ISO 3166-1: as the site says, else its currency's, else Britain. Rule SITE-17. */
export const siteCountry = (site: Pick<SiteInfo, 'country' | 'currency'> | null): string =>
  /^[a-z]{2}$/i.exec(site?.country ?? '')?.[0].toUpperCase() ??
  countries[site?.currency ?? ''] ??
  'GB';
