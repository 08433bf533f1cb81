import { hostOf, originOf, type Installation } from './installation';

/** The kinds of sources that a third party can need. */
export type SourceKind = 'script' | 'frame' | 'connect' | 'img' | 'form' | 'ancestor';

/** What one third party needs, of the policy and of the network before payment. */
export type ThirdParty = {
  /** For the operator, such as "payment provider". */
  readonly name: string;
  readonly sources: Partial<Readonly<Record<SourceKind, readonly string[]>>>;
  /** DNS names that devices reach before payment; `*.` covers every name below. */
  readonly hosts: readonly string[];
  /** Its frames may open the browser's wallets. */
  readonly takesPayments?: true;
  /** Somebody has seen its script work where trusted types are enforced. */
  readonly isTried: boolean;
};

type Rule = (installation: Installation) => ThirdParty | null;

const listed = (...values: (string | null)[]): string[] =>
  values.filter((value) => value !== null && value !== '') as string[];

/** A server of the operator's: it gets calls and answers them. */
const server = (name: string, address: string | null): ThirdParty | null => {
  const origin = originOf(address);
  return origin
    ? {
        name,
        sources: { connect: [origin] },
        hosts: listed(hostOf(address)),
        isTried: true,
      }
    : null;
};

const stripeFrames = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://checkout.stripe.com',
];

const stripe: ThirdParty = {
  name: 'payment provider (Stripe)',
  sources: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
    frame: stripeFrames,
    ancestor: stripeFrames,
    connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
    img: ['https://*.stripe.com'],
  },
  hosts: [
    'js.stripe.com',
    '*.js.stripe.com',
    'api.stripe.com',
    'checkout.stripe.com',
    'hooks.stripe.com',
    'q.stripe.com',
    'r.stripe.com',
    'm.stripe.com',
    'm.stripe.network',
    'b.stripecdn.com',
    'hcaptcha.com',
    '*.hcaptcha.com',
  ],
  takesPayments: true,
  isTried: false,
};

/** Another script in the place of a third party's own, such as a simulator's. */
const standIn = (name: string, address: string): ThirdParty | null => {
  const origin = originOf(address);
  if (!origin) return null;
  const sources = { script: [origin], frame: [origin], connect: [origin], img: [origin] };
  return {
    name,
    sources: { ...sources, ancestor: [origin] },
    hosts: listed(hostOf(address)),
    isTried: true,
  };
};

const cardProvider: Rule = ({ config }) => {
  if (config.stripeEnabled === false) return null;
  if (!config.cardScriptUrl) return stripe;
  const other = standIn('payment provider', config.cardScriptUrl);
  return other && { ...other, takesPayments: true };
};

/** Google's own second address of its captcha, because phones probe www.google.com. Rule SEC-6. */
const RECAPTCHA = 'https://www.recaptcha.net/recaptcha/';

const captcha: Rule = ({ config }) => {
  if (!config.recaptchaSiteKey) return null;
  if (config.captchaScriptUrl) return standIn('captcha', config.captchaScriptUrl);
  return {
    name: 'captcha (reCAPTCHA)',
    sources: {
      script: [
        RECAPTCHA,
        'https://www.gstatic.com/recaptcha/',
        'https://www.gstatic.cn/recaptcha/',
      ],
      frame: [RECAPTCHA],
      connect: [RECAPTCHA],
    },
    hosts: ['www.recaptcha.net', 'www.gstatic.com', 'www.gstatic.cn'],
    isTried: false,
  };
};

/**
 * The router's form goes to any port of the router by http or https (CONN-5), unless all forms go by https. Browsers hold the
 * redirect that answers a form to the same list, so the hosts are on it that the gateway may lead to.
 */
const router: Rule = ({ config, sendsFormsSecurely }) => {
  const address = config.routerUrl;
  const origin = originOf(address);
  const named = listed(hostOf(address), ...config.trustedRedirectHosts.filter(isHost));
  const schemes = sendsFormsSecurely ? ['https'] : ['http', 'https'];
  const form = named.flatMap((host) =>
    // A host that is listed with its port is meant with it.
    schemes.map((scheme) => `${scheme}://${host}${/:\d+$/.test(host) ? '' : ':*'}`),
  );
  if (form.length === 0) return null;
  return {
    name: 'router',
    sources: { form, ...(origin && { connect: [origin] }) },
    hosts: listed(hostOf(address)),
    isTried: true,
  };
};

const isHost = (text: string): boolean => /^[a-z0-9.-]+(:\d+)?$/i.test(text);

const chat: Rule = ({ chatOrigins }) => {
  const origins = listed(...chatOrigins.map(originOf));
  if (origins.length === 0) return null;
  return {
    name: 'chat',
    sources: { script: origins, frame: origins, connect: origins, img: origins },
    hosts: listed(...chatOrigins.map(hostOf)),
    isTried: false,
  };
};

const metaPixel: Rule = ({ config }) =>
  config.tracking.metaPixelId
    ? {
        name: 'tracker (Meta)',
        sources: { connect: ['https://www.facebook.com'] },
        hosts: ['www.facebook.com'],
        // The portal sends plain requests and runs no script of Meta's.
        isTried: true,
      }
    : null;

const googleTag: Rule = ({ config }) =>
  config.tracking.ga4MeasurementId
    ? {
        name: 'tracker (Google)',
        sources: {
          script: ['https://www.googletagmanager.com'],
          connect: [
            'https://www.googletagmanager.com',
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
          ],
        },
        hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
        isTried: false,
      }
    : null;

const browserLogging: Rule = ({ config: { logging } }) => {
  if (!logging) return null;
  if (logging.proxy) return server('browser logging', logging.proxy);
  // A site is a host name; anything else is left to the service's own two.
  const sites =
    logging.site && /^[a-z0-9.-]+$/i.test(logging.site)
      ? [logging.site]
      : ['datadoghq.com', 'datadoghq.eu'];
  const hosts = sites.map((site) => `browser-intake-${site.replace(/\.(?=.*\.)/g, '-')}`);
  return {
    name: 'browser logging',
    sources: { connect: hosts.map((host) => `https://${host}`) },
    hosts,
    isTried: true,
  };
};

const rules: readonly Rule[] = [
  ({ config }) => server('API', config.apiBase),
  ({ config }) => server('auth service', config.authBase),
  router,
  cardProvider,
  captcha,
  chat,
  ({ config }) => server('speed test', config.speedTestBase),
  browserLogging,
  ({ config }) => server('client errors and timings', config.telemetry?.endpoint ?? null),
  metaPixel,
  googleTag,
];

/** What an installation's configuration switches on, and nothing else. Rule SEC-2. */
export const thirdParties = (installation: Installation): ThirdParty[] =>
  rules.map((rule) => rule(installation)).filter((party) => party !== null);
