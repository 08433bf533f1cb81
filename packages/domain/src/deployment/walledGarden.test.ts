import { describe, expect, it } from 'vitest';
import { defaultPublicConfig } from '../config/publicConfig';
import { installationOf } from './installation';
import { thirdParties } from './thirdParties';
import { probeHosts, walledGarden } from './walledGarden';

describe('the walled garden', () => {
  it('is the portal alone where nothing else is switched on', () => {
    const config = { ...defaultPublicConfig, stripeEnabled: false };
    expect(walledGarden(installationOf(config), 'wifi.example.com')).toEqual([
      { host: 'wifi.example.com', neededBy: 'portal' },
    ]);
  });

  it('names each host once, with what needs it', () => {
    const garden = walledGarden(
      installationOf({
        ...defaultPublicConfig,
        apiBase: 'https://api.example.com/v1',
        authBase: 'https://api.example.com/auth',
        recaptchaSiteKey: 'key',
      }),
      'wifi.example.com',
    );
    expect(garden).toContainEqual({ host: 'api.example.com', neededBy: 'API' });
    expect(garden).toContainEqual({ host: 'js.stripe.com', neededBy: 'payment provider (Stripe)' });
    expect(garden).toContainEqual({ host: 'www.recaptcha.net', neededBy: 'captcha (reCAPTCHA)' });
    expect(new Set(garden.map(({ host }) => host)).size).toBe(garden.length);
  });

  it('needs no host that a phone probes, whatever is switched on', () => {
    const everything = installationOf(
      {
        ...defaultPublicConfig,
        recaptchaSiteKey: 'key',
        logging: { clientToken: 'token', site: null, service: null, proxy: null, env: null },
        tracking: { metaPixelId: '1', ga4MeasurementId: 'G-1' },
      },
      { chatOrigins: ['https://chat.example.com'] },
    );
    const hosts = thirdParties(everything).flatMap((party) => party.hosts);
    expect(hosts.length).toBeGreaterThan(12);
    expect(hosts.filter((host) => probeHosts.includes(host))).toEqual([]);
  });

  it('never lets a phone’s probe pass, even if the configuration names its host', () => {
    for (const host of probeHosts)
      expect(
        walledGarden(
          installationOf({ ...defaultPublicConfig, routerUrl: `https://${host}` }),
          'wifi.example.com',
        ).map((each) => each.host),
      ).not.toContain(host);
  });
});
