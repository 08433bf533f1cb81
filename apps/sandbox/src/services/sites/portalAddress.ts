import type { RoutePath } from '@foyer/domain';
import type { SiteRow } from './findSite';

/** The address of a page of the portal, for links in mails and redirects. */
export const portalAddress = (
  publicUrl: string,
  path: RoutePath,
  query: Record<string, string> | URLSearchParams = {},
): string => {
  const asked = new URLSearchParams(query).toString();
  return `${publicUrl}/v2/#${path}${asked && `?${asked}`}`;
};

/** Names the site in a link whose page has to know it, also in a browser that has been at no site. Rule START-21. */
export const linkTo = ({ locationId }: Pick<SiteRow, 'locationId'>) => ({
  location_id: locationId,
});
