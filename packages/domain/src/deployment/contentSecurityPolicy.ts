import { originOf, type Installation } from './installation';
import { thirdParties, type SourceKind } from './thirdParties';

/** Hashes of the page's own inline script and styles, as the build writes them to `csp.json`. */
export type InlineHashes = {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/** The one policy through which the portal's code makes trusted values. */
export const TRUSTED_TYPES_POLICY = 'foyer';

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

const text = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [TRUSTED_TYPES_POLICY],
};

/** Whether browsers refuse plain strings where scripts could come from, or only report them. Rule SEC-3. */
const isEnforced = (installation: Installation): boolean =>
  installation.enforcesTrustedTypes ?? thirdParties(installation).every(({ isTried }) => isTried);

const reporting = ({ reportsTo }: Installation): Record<string, string[]> =>
  reportsTo ? { 'report-uri': [reportsTo], 'report-to': ['foyer'] } : {};

/**
 * The page's content security policy. It allows the portal's own files, inline code that the build has
 * hashed, and what the configuration switches on. Rules SEC-1 to SEC-3.
 *
 * @returns `reportOnly` is null where everything is enforced
 */
export const contentSecurityPolicy = (
  installation: Installation,
  { scriptHashes, styleHashes }: InlineHashes,
): { enforced: string; reportOnly: string | null } => {
  const parties = thirdParties(installation);
  const of = (kind: SourceKind): string[] => parties.flatMap(({ sources }) => sources[kind] ?? []);
  const pictures = installation.pictureOrigins.map(originOf).filter((origin) => origin !== null);
  const frames = of('frame');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...of('script')],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', ...(pictures.length > 0 ? pictures : ['https:']), ...of('img')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...of('connect')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'", ...of('form')],
    'frame-ancestors': ["'self'", ...of('ancestor')],
    'base-uri': ["'none'"],
  };
  const enforced = isEnforced(installation);
  return {
    enforced: text({
      ...directives,
      ...(enforced && trustedTypes),
      ...reporting(installation),
    }),
    reportOnly: enforced ? null : text({ ...trustedTypes, ...reporting(installation) }),
  };
};

/** Directives that a browser ignores, with a warning, in a page's own `<meta>`. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to) /;

/** The part of a policy that can stand in the page, for servers that cannot send headers. Rule SEC-4. */
export const metaPolicy = (enforced: string): string =>
  enforced
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
