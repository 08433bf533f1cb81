/** The address of a page of the portal, for links in mails. */
export const portalAddress = (publicUrl: string, path: string): string =>
  `${publicUrl}/v2/#${path}`;
