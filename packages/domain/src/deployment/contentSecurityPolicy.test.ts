import { describe, expect, it } from 'vitest';
import { defaultPublicConfig, type PublicConfig } from '../config/publicConfig';
import { contentSecurityPolicy, metaPolicy } from './contentSecurityPolicy';
import { installationOf, type Installation } from './installation';
import { portalHeaders } from './portalHeaders';

const hashes = { scriptHashes: ['sha256-script'], styleHashes: ['sha256-style'] };

const installation = (
  config: Partial<PublicConfig> = {},
  choices: Partial<Omit<Installation, 'config'>> = {},
): Installation => installationOf({ ...defaultPublicConfig, ...config }, choices);

const policyOf = (...given: Parameters<typeof installation>) =>
  contentSecurityPolicy(installation(...given), hashes);

/** The sources of one directive. */
const sources = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

const noCards = { stripeEnabled: false };

describe('the page’s policy', () => {
  it('allows the portal’s own files and hashed inline code alone where nothing is switched on', () => {
    expect(policyOf(noCards).enforced).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-script'",
        "style-src 'self' 'sha256-style'",
        "img-src 'self' data: https:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types foyer',
      ].join('; '),
    );
  });

  it.each<[string, Partial<PublicConfig>, Record<string, string>]>([
    [
      'the real card provider',
      { stripeEnabled: null },
      {
        'script-src': 'https://js.stripe.com',
        'frame-src': 'https://hooks.stripe.com',
        'connect-src': 'https://api.stripe.com',
        'img-src': 'https://*.stripe.com',
      },
    ],
    [
      'a simulator of it',
      { stripeEnabled: true, cardScriptUrl: 'http://localhost:4801/v3/stripe.js' },
      {
        'script-src': 'http://localhost:4801',
        'frame-src': 'http://localhost:4801',
        'frame-ancestors': 'http://localhost:4801',
      },
    ],
    [
      'the captcha',
      { recaptchaSiteKey: 'key' },
      {
        'script-src': 'https://www.recaptcha.net/recaptcha/',
        'frame-src': 'https://www.recaptcha.net/recaptcha/',
      },
    ],
    [
      'an API elsewhere',
      { apiBase: 'https://api.example.com/v1' },
      { 'connect-src': 'https://api.example.com' },
    ],
    [
      'an auth service elsewhere',
      { authBase: 'https://login.example.com/' },
      { 'connect-src': 'https://login.example.com' },
    ],
    [
      'a speed test elsewhere',
      { speedTestBase: 'https://near.example.com/s' },
      { 'connect-src': 'https://near.example.com' },
    ],
    [
      'the router, on any port and by http too',
      { routerUrl: 'https://router.example/x' },
      { 'form-action': 'http://router.example:*', 'connect-src': 'https://router.example' },
    ],
    [
      'a host that the gateway may lead to after its form',
      { trustedRedirectHosts: ['captive.apple.com'] },
      { 'form-action': 'https://captive.apple.com:*' },
    ],
    [
      'Meta’s pixel',
      { tracking: { metaPixelId: '1', ga4MeasurementId: null } },
      { 'connect-src': 'https://www.facebook.com' },
    ],
    [
      'Google’s tag',
      { tracking: { metaPixelId: null, ga4MeasurementId: 'G-1' } },
      { 'script-src': 'https://www.googletagmanager.com' },
    ],
    [
      'browser logging of a region',
      {
        logging: {
          clientToken: 'p',
          site: 'us5.datadoghq.com',
          service: null,
          proxy: null,
          env: null,
        },
      },
      { 'connect-src': 'https://browser-intake-us5-datadoghq.com' },
    ],
    [
      'a collector of client errors and timings',
      {
        telemetry: {
          endpoint: 'https://collector.example.com:4318/v1/logs',
          sampleRate: null,
          service: null,
          env: null,
        },
      },
      { 'connect-src': 'https://collector.example.com:4318' },
    ],
  ])('lets in %s where the configuration asks for it, and not otherwise', (_, config, allowed) => {
    for (const [directive, source] of Object.entries(allowed)) {
      expect(sources(policyOf({ ...noCards, ...config }).enforced, directive)).toContain(source);
      expect(sources(policyOf(noCards).enforced, directive)).not.toContain(source);
    }
  });

  it.each([
    ['a stand-in of this origin', { recaptchaSiteKey: 'key', captchaScriptUrl: '/own.js' }],
    [
      'a log proxy of this origin',
      { logging: { clientToken: 'p', site: null, service: null, proxy: '/logs', env: null } },
    ],
    ['an API of this origin', { apiBase: '/api' }],
    [
      'a collector of this origin',
      { telemetry: { endpoint: '/v1/logs', sampleRate: null, service: null, env: null } },
    ],
  ])('names no other host for %s', (_, config) => {
    expect(policyOf({ ...noCards, ...config })).toEqual(policyOf(noCards));
  });

  it.each([
    { apiBase: "https://a.example; script-src 'unsafe-inline'" },
    { routerUrl: 'https://a.example 127.0.0.1' },
    { trustedRedirectHosts: ['a.example; script-src *'] },
    { speedTestBase: 'javascript:alert(1)' },
  ])('has no directive that a value of the configuration brings along: %j', (config) => {
    const { enforced } = policyOf({ ...noCards, ...config });
    expect(enforced.match(/script-src/g)).toHaveLength(1);
    expect(enforced).not.toMatch(/unsafe|javascript|script-src \*|127/);
  });

  it('narrows pictures to the operator’s hosts, and lets in the chat that is named', () => {
    const { enforced } = policyOf(noCards, {
      pictureOrigins: ['https://img.example.com/a'],
      chatOrigins: ['https://hotel.ladesk.com'],
    });
    expect(sources(enforced, 'img-src')).toEqual([
      "'self'",
      'data:',
      'https://img.example.com',
      'https://hotel.ladesk.com',
    ]);
    expect(sources(enforced, 'script-src')).toContain('https://hotel.ladesk.com');
  });
});

describe('trusted types', () => {
  it('are required, but only reported where a third party is on that nobody has tried under them', () => {
    const reported = policyOf({}, { reportsTo: '/csp' });
    expect(reported.enforced).not.toContain('trusted-types');
    expect(reported.reportOnly).toBe(
      "require-trusted-types-for 'script'; trusted-types foyer; report-uri /csp; report-to foyer",
    );
    expect(policyOf(noCards).reportOnly).toBeNull();
  });

  it('are required everywhere where the operator says so, and nowhere where they say no', () => {
    expect(policyOf({}, { enforcesTrustedTypes: true }).enforced).toContain('trusted-types foyer');
    expect(policyOf(noCards, { enforcesTrustedTypes: false }).enforced).not.toContain('trusted');
  });
});

describe('the headers', () => {
  it('stand with every answer; only the page has the page’s policy, and only hashed files are kept', () => {
    const { page, asset, file } = portalHeaders(installation(noCards), hashes);
    for (const headers of [page, asset, file])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000',
      });
    expect(page).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': 'no-cache',
      'permissions-policy': expect.stringContaining('camera=(), clipboard-write=(self)'),
    });
    expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('let no other frame ask for a payment', () => {
    const chatOrigins = ['https://hotel.ladesk.com'];
    const { page } = portalHeaders(installation({}, { chatOrigins }), hashes);
    expect(page['permissions-policy']).toContain('"https://js.stripe.com"');
    expect(page['permissions-policy']).not.toContain('ladesk');
  });

  it('let the card provider’s frame ask for a payment, and promise https only where it is there', () => {
    const { page } = portalHeaders(installation({}, { isSecure: false }), hashes);
    expect(page['permissions-policy']).toContain('payment=(self "https://js.stripe.com"');
    expect(page).not.toHaveProperty('strict-transport-security');
  });

  it('can stand in the page as far as browsers read them there', () => {
    const { enforced } = policyOf(noCards, { reportsTo: '/csp' });
    expect(metaPolicy(enforced)).not.toMatch(/frame-ancestors|report/);
    expect(metaPolicy(enforced)).toContain("require-trusted-types-for 'script'");
  });
});

it('names nothing by http where forms go by https alone, which is what Mozilla’s Observatory asks of an A+', () => {
  const config = {
    routerUrl: 'https://router.example/x',
    trustedRedirectHosts: ['captive.apple.com', 'router.example:8443'],
  };
  const { enforced } = policyOf(config, { sendsFormsSecurely: true });
  expect(enforced).not.toContain('http:');
  expect(enforced).toContain(
    "form-action 'self' https://router.example:* https://captive.apple.com:* https://router.example:8443",
  );
});
