import { expect, test } from 'vitest';
import { contentSecurityPolicy, guestsOf } from './contentSecurityPolicy';

const policy = (config: Parameters<typeof guestsOf>[0]): string =>
  contentSecurityPolicy(
    { scriptHashes: [], styleHashes: [] },
    { cardProvider: null, gateways: [], guests: guestsOf(config) },
  );

test.each([
  [
    'the captcha’s script and frame',
    { recaptchaSiteKey: 'key' },
    [
      /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
      /frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//,
    ],
  ],
  [
    'Meta’s pixel',
    { tracking: { metaPixelId: '1' } },
    [/connect-src [^;]*https:\/\/www\.facebook\.com/],
  ],
  [
    'Google’s tag',
    { tracking: { ga4MeasurementId: 'G-1' } },
    [
      /script-src [^;]*https:\/\/www\.googletagmanager\.com/,
      /connect-src [^;]*google-analytics\.com/,
    ],
  ],
  [
    'browser logging without a proxy',
    { logging: { clientToken: 'pub' } },
    [/connect-src [^;]*browser-intake-datadoghq\.com/],
  ],
])('%s is let in where the public configuration asks for it', (_, config, allowed) => {
  for (const source of allowed) expect(policy(config)).toMatch(source);
});

test('nobody else is', () => {
  expect(policy({ recaptchaSiteKey: 'key', captchaScriptUrl: '/own.js' })).not.toContain('google');
  expect(policy({})).not.toMatch(/google|facebook|datadog/);
  expect(policy({ logging: { clientToken: 'pub', proxy: '/logs' } })).not.toContain('datadog');
});
