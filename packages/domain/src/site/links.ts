/** What becomes of a target that a link or a gateway wants the visitor to go to. */
export type Navigation =
  /** A path of this portal. */
  | { readonly kind: 'inside'; readonly path: string }
  /** Followed by itself: this origin, or a host that public config trusts. */
  | { readonly kind: 'follow'; readonly href: string }
  /** Offered as a link that names its host. */
  | { readonly kind: 'offer'; readonly href: string; readonly host: string }
  | { readonly kind: 'none' };

type Trust = {
  /** This page's origin: `https://wifi.example.com`. */
  readonly origin: string;
  /** Host names, with a port where they have one. */
  readonly trustedHosts: readonly string[];
};

const LINK = /^https?:\/\//i;
/** Characters that browsers read otherwise than they look: white space, controls, backslash. */
const UNSAFE = /[\s\\\p{Cc}]/u;
/** A host without a user name before it, which could make one host look like another. */
const HOST = /^https?:\/\/([a-z0-9.-]+(?::\d+)?|\[[0-9a-f:.]+\](?::\d+)?)(?=[/?#]|$)/i;

/**
 * A link taken from site content, only if it starts with `http://` or `https://`; otherwise null,
 * and the link has no target. Specification, section 5.
 */
export const siteLink = (target: string | null | undefined): string | null => {
  const href = target?.trim() ?? '';
  return LINK.test(href) && !UNSAFE.test(href) ? href : null;
};

/** How to treat a navigation target: `to` of http-pap-connection, `redirect` of the gateway. */
export const navigationFor = (target: string | null | undefined, trust: Trust): Navigation => {
  const text = target?.trim() ?? '';
  const path = portalPath(text);
  if (path !== null) return { kind: 'inside', path };
  const href = siteLink(text);
  const host = href && HOST.exec(href)?.[1]?.toLowerCase();
  if (!href || !host) return { kind: 'none' };
  return isTrusted(href, host, trust) ? { kind: 'follow', href } : { kind: 'offer', href, host };
};

/** The route inside a hash path of this portal: `#/portal`, `/v2/#/portal`, `/portal`. */
const portalPath = (text: string): string | null => {
  if (UNSAFE.test(text)) return null;
  const path = /^(?:(?:\/v2\/)?#)?(\/.*)/.exec(text)?.[1];
  return path === undefined || path.startsWith('//') ? null : path;
};

const isTrusted = (href: string, host: string, { origin, trustedHosts }: Trust): boolean =>
  hasOrigin(href, origin) || trustedHosts.some((trusted) => trusted.toLowerCase() === host);

const hasOrigin = (href: string, origin: string): boolean =>
  HOST.exec(href)?.[0]?.toLowerCase() === origin.toLowerCase();

/** The address of the Facebook button: only where the site wants one and public config has it. */
export const facebookLink = (
  site: { readonly fbEnabled: boolean },
  config: { readonly facebookUrl: string | null },
): string | null => (site.fbEnabled ? config.facebookUrl || null : null);
