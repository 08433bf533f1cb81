import type { RoutePath } from '@foyer/domain';

/** The address of a page of the portal, for links in mails and redirects. */
export const portalAddress = (
  publicUrl: string,
  path: RoutePath,
  query: Record<string, string> | URLSearchParams = {},
): string => {
  const asked = new URLSearchParams(query).toString();
  return `${publicUrl}/v2/#${path}${asked && `?${asked}`}`;
};
