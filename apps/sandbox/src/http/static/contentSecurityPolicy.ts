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
  /** Registering asks for the real captcha. */
  asksCaptcha: boolean;
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

/** What the captcha wants: its script, what that fetches, and the frame that it asks in. */
const captchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
const noSources = { script: [], frame: [], connect: [] };

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * The portal's content security policy: nothing inline but what the build has hashed, nothing from
 * elsewhere but the card provider and, where it is asked for, the captcha; forms to this origin and to the gateways.
 */
export const contentSecurityPolicy = (
  hashes: InlineHashes,
  { cardProvider, gateways, asksCaptcha }: OutsideOrigins,
): string => {
  const provider = providerSources(cardProvider);
  const captcha = asksCaptcha ? captchaSources : noSources;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(hashes.scriptHashes), ...provider.script, ...captcha.script],
    'style-src': ["'self'", ...quoted(hashes.styleHashes)],
    'img-src': ["'self'", 'data:', 'https:', ...provider.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider.connect, ...captcha.connect],
    'frame-src': [...provider.frame, ...captcha.frame],
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
