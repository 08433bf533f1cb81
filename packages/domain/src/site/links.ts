/** How the portal treats a navigation target. Rule SITE-4. */
export type Navigation =
  /** A path of this portal. */
  | { readonly kind: 'inside'; readonly path: string }
  /** A URL of this origin or of a trusted host: the portal opens it. */
  | { readonly kind: 'follow'; readonly href: string }
  /** Any other URL: the portal offers a link that names the host. */
  | { readonly kind: 'offer'; readonly href: string; readonly host: string }
  | { readonly kind: 'none' };

type Trust = {
  /** This page's origin, such as `https://wifi.example.com`. */
  readonly origin: string;
  /** Host names, with the port if there is one. */
  readonly trustedHosts: readonly string[];
};

/** A host has no space, encoded or not. */
const LINK = /^https?:\/\/[^%/?#]*(?:[/?#]|$)/i;
/** Browsers read these other than they look: other white space, control characters, backslash. */
const UNSAFE = /[\s\\\p{Cc}]/u;
/** A host without a user name, which could make one host look like another. */
const HOST = /^https?:\/\/([a-z0-9.-]+(?::\d+)?|\[[0-9a-f:.]+\](?::\d+)?)(?=[/?#]|$)/i;

/** Spaces belong to a path or a query, where browsers write them so. */
const encodeSpaces = (text: string | null | undefined): string =>
  text?.trim().replaceAll(' ', '%20') ?? '';

/** A link from site content; null if it must have no target. Rule SITE-3. */
export const siteLink = (target: string | null | undefined): string | null => {
  const href = encodeSpaces(target);
  return LINK.test(href) && !UNSAFE.test(href) ? href : null;
};

/**
 * What the page may load because site content or the configuration says so: a link, or a path of this
 * origin. Rule SITE-10.
 */
export const loadedAddress = (target: string | null | undefined): string | null => {
  const path = encodeSpaces(target);
  return /^\/(?!\/)/.test(path) && !UNSAFE.test(path) ? path : siteLink(target);
};

/** Rule SITE-4: `to` of `/http-pap-connection`, `redirect` of the gateway. */
export const navigationFor = (target: string | null | undefined, trust: Trust): Navigation => {
  const text = target?.trim() ?? '';
  const path = portalPath(text);
  if (path !== null) return { kind: 'inside', path };
  const href = siteLink(text);
  const host = href && HOST.exec(href)?.[1]?.toLowerCase();
  if (!href || !host) return { kind: 'none' };
  return isTrusted(href, host, trust) ? { kind: 'follow', href } : { kind: 'offer', href, host };
};

/** Reads `#/portal`, `/portal`, and `/v2/#/portal` with whatever path the portal has. */
const portalPath = (text: string): string | null => {
  if (UNSAFE.test(text)) return null;
  const path = /^(?:(?:\/(?!\/)[^#]*)?#)?(\/.*)/.exec(text)?.[1];
  return path === undefined || path.startsWith('//') ? null : path;
};

const isTrusted = (href: string, host: string, { origin, trustedHosts }: Trust): boolean =>
  hasOrigin(href, origin) || trustedHosts.some((trusted) => trusted.toLowerCase() === host);

const hasOrigin = (href: string, origin: string): boolean =>
  HOST.exec(href)?.[0]?.toLowerCase() === origin.toLowerCase();

/**
 * The Facebook button shows if the site wants it and the public configuration has its address. Rule
 * LOGIN-9.
 */
export const facebookLink = (
  site: { readonly fbEnabled: boolean },
  config: { readonly facebookUrl: string | null },
): string | null => (site.fbEnabled ? config.facebookUrl || null : null);
