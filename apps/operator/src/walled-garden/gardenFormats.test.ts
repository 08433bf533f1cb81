import { describe, expect, it } from 'vitest';
import { gardenFormats, gardenWarning } from './gardenFormats';

const hosts = [
  { host: 'wifi.example.com', neededBy: 'portal' },
  { host: '*.js.stripe.com', neededBy: 'payment provider' },
  { host: 'js.stripe.com', neededBy: 'payment provider' },
];

describe('the walled garden', () => {
  it.each([
    ['plain', '*.js.stripe.com                  # payment provider'],
    ['dnsmasq', 'nftset=/wifi.example.com/js.stripe.com/4#inet#foyer#garden4'],
    ['mikrotik', 'add action=allow dst-host="*.js.stripe.com" comment="Foyer: payment provider"'],
    ['unifi', 'wifi.example.com\njs.stripe.com'],
    ['opennds', "list walledgarden_fqdn_list 'wifi.example.com js.stripe.com'"],
  ])('is written for %s', (format, line) => {
    expect(gardenFormats[format]?.(hosts).join('\n')).toContain(line);
  });

  // SEC-6
  it.each([
    ['mikrotik', 'dst-host="www.gstatic.com" dst-port=443 '],
    ['opennds', "list walledgarden_port_list '443'"],
  ])(
    'opens the captcha’s host, which Chrome probes by http, by https only on %s',
    (format, line) => {
      const captcha = { host: 'www.gstatic.com', neededBy: 'captcha (reCAPTCHA)' };
      expect(gardenFormats[format]?.([...hosts, captcha]).join('\n')).toContain(line);
      expect(gardenWarning.join('\n')).toContain('on port 443 only');
    },
  );

  it('warns of the hosts that phones probe', () => {
    expect(gardenWarning.join('\n')).toContain('captive.apple.com');
    expect(gardenWarning.every((line) => line.startsWith('#'))).toBe(true);
  });
});
