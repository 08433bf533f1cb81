import type { PublicConfig } from '../publicConfig';

/** Hashes of the inline scripts and styles of the portal's page, from the build's `csp.json`. */
export interface InlineHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** Origins that the portal talks to, apart from its own. */
interface OutsideOrigins {
  /** The card provider's simulator; null for the real service. */
  cardProvider: string | null;
  /** Origins of the gateways that accept the log-in form. */
  gateways: string[];
  /** Origins of the services that the public configuration names. */
  guests: readonly Guest[];
}

/** Sources that the real card provider needs, by directive. */
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

interface Sources {
  script: string[];
  frame: string[];
  connect: string[];
}

/** Sources that each service of the public configuration needs, by directive. */
const guestSources = {
  captcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
  metaPixel: {
    script: [],
    frame: [],
    connect: ['https://www.facebook.com'],
  },
  googleTag: {
    script: ['https://www.googletagmanager.com'],
    frame: [],
    connect: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  browserLogging: {
    script: [],
    frame: [],
    connect: ['https://browser-intake-datadoghq.com', 'https://browser-intake-datadoghq.eu'],
  },
} as const satisfies Record<string, { [K in keyof Sources]: readonly string[] }>;

export type Guest = keyof typeof guestSources;

/**
 * The services that the public configuration switches on. Logging through a proxy and simulators
 * need no other origin.
 */
export const guestsOf = ({
  recaptchaSiteKey,
  captchaScriptUrl,
  tracking,
  logging,
}: Pick<
  PublicConfig,
  'recaptchaSiteKey' | 'captchaScriptUrl' | 'tracking' | 'logging'
>): Guest[] => [
  ...(recaptchaSiteKey && !captchaScriptUrl ? (['captcha'] as const) : []),
  ...(tracking?.metaPixelId ? (['metaPixel'] as const) : []),
  ...(tracking?.ga4MeasurementId ? (['googleTag'] as const) : []),
  ...(logging && !logging.proxy ? (['browserLogging'] as const) : []),
];

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/**
 * The portal's content security policy. It allows inline code that the build has hashed, the card
 * provider, services that the public configuration names, and forms to this origin and the
 * gateways.
 */
export const contentSecurityPolicy = (
  hashes: InlineHashes,
  { cardProvider, gateways, guests }: OutsideOrigins,
): string => {
  const provider = providerSources(cardProvider);
  const wanted = (what: keyof Sources) => guests.flatMap((guest) => guestSources[guest][what]);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...quoted(hashes.scriptHashes),
      ...provider.script,
      ...wanted('script'),
    ],
    'style-src': ["'self'", ...quoted(hashes.styleHashes)],
    'img-src': ["'self'", 'data:', 'https:', ...provider.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...provider.connect, ...wanted('connect')],
    'frame-src': [...provider.frame, ...wanted('frame')],
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
