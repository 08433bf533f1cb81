import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationKeys } from './configurationKeys';
import { readSettings, SettingsError, unknownKeys } from './readSettings';
import { installationFrom } from './Settings';

const fileWith = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'foyer-settings-')), 'installation.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the settings', () => {
  it('come from a file, and the environment wins', () => {
    const file = fileWith({
      publicUrl: 'https://wifi.example.com',
      publicConfig: { apiBase: '/one', logging: { clientToken: 'a', site: 'eu' } },
    });
    const settings = readSettings(file, {
      FOYER_API_BASE: 'https://api.example.com',
      FOYER_DEVICE_COUNT_DISPLAY_THRESHOLD: '50',
      FOYER_STRIPE_ENABLED: 'false',
      FOYER_TRUSTED_REDIRECT_HOSTS: 'a.example, b.example',
      FOYER_LOGGING_CLIENT_TOKEN: 'b',
      FOYER_HELP: '',
    });
    expect(settings).toMatchObject({ publicUrl: 'https://wifi.example.com', help: '', port: 8443 });
    expect(settings.publicConfig).toEqual({
      apiBase: 'https://api.example.com',
      deviceCountDisplayThreshold: 50,
      stripeEnabled: false,
      trustedRedirectHosts: ['a.example', 'b.example'],
      logging: { clientToken: 'b', site: 'eu' },
    });
    expect(installationFrom(settings).config.deviceCountThreshold).toBe(50);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['Unknown setting "publicURL"', { publicURL: 'x' }, {}],
    ['has no key "apiUrl"', { publicConfig: { apiUrl: '/api' } }, {}],
    [
      'has no key "logging.token"',
      { publicConfig: { logging: { clientToken: 'a', token: 'b' } } },
      {},
    ],
    ['port is not a number', { port: '80' }, {}],
    ['cannot be read', 'no JSON', {}],
    ['is not a JSON object', [], {}],
    ['FOYER_PORT is "abc", which is not a number.', {}, { FOYER_PORT: 'abc' }],
    [
      'FOYER_STRIPE_ENABLED is "yes", which is not true or false.',
      {},
      { FOYER_STRIPE_ENABLED: 'yes' },
    ],
    ['Unknown setting FOYER_PUBLIC_URI', {}, { FOYER_PUBLIC_URI: 'https://a.example' }],
    ['which is not an origin', {}, { FOYER_PUBLIC_URL: 'wifi.example.com' }],
    ['which is not an origin', {}, { FOYER_BACKEND: 'http://a;b' }],
    ['which is not a path', {}, { FOYER_PORTAL_PATH: '/v2' }],
    ['which is not a path', {}, { FOYER_BACKEND_PATHS: '/a{}' }],
    ['needed together', {}, { FOYER_CERTIFICATE: '/c.pem' }],
    ['a path with characters', {}, { FOYER_CERTIFICATE: '/c.pem; x', FOYER_CERTIFICATE_KEY: '/k' }],
  ])('are refused with a sentence: %s', (sentence, content, env) => {
    expect(() => readSettings(fileWith(content), env)).toThrow(SettingsError);
    expect(() => readSettings(fileWith(content), env)).toThrow(sentence);
  });

  it('name a key that nobody reads, and none of those that somebody reads', () => {
    const all = Object.fromEntries(
      configurationKeys.filter(({ key }) => !key.includes('.')).map(({ key }) => [key, null]),
    );
    expect(unknownKeys({ ...all, logging: null, tracking: { metaPixelId: '1' } })).toEqual([]);
    expect(unknownKeys({ tracking: { pixel: '1' }, theme: 'x' })).toEqual([
      'tracking.pixel',
      'theme',
    ]);
  });
});
