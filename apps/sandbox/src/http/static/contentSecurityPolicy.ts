/** Hashes of what stands inline in the portal's page, as its build writes them to `csp.json`. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** Origins that the portal talks to besides its own. */
interface OutsideOrigins {
  /** The card provider's simulator; null for the real service. */
  cardProvider: string | null;
  /** Where gateways take the log-in form. */
  gateways: string[];
}

/** What the real card provider wants, by directive. */
const realProvider = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  frame: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://checkout.stripe.com',
  ],
  connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  img: ['https://*.stripe.com'],
};

const providerSources = (origin: string | null) =>
  origin ? { script: [origin], frame: [origin], connect: [origin], img: [origin] } : realProvider;

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * The portal's content security policy: nothing inline but what the build has hashed, nothing from
 * elsewhere but the card provider, forms to this origin and to the gateways.
 */
export const contentSecurityPolicy = (
  hashes: InlineHashes,
  { cardProvider, gateways }: OutsideOrigins,
): string => {
  const provider = providerSources(cardProvider);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(hashes.scriptHashes), ...provider.script],
    'style-src': ["'self'", ...quoted(hashes.styleHashes)],
    'img-src': ["'self'", 'data:', 'https:', ...provider.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider.connect],
    'frame-src': provider.frame,
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...gateways],
    'frame-ancestors': ["'self'", ...(cardProvider ? [cardProvider] : [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
