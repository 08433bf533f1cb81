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

  it('warns of the hosts that phones probe', () => {
    expect(gardenWarning.join('\n')).toContain('captive.apple.com');
    expect(gardenWarning.every((line) => line.startsWith('#'))).toBe(true);
  });
});
