import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SsidAuthType } from '../devices/device';
import { charactersIn } from '../text/characters';
import { addsDevicesByCloudpath, dpskProvider, setupSteps } from './networkSetup';
import { wifiQrText } from './wifiQrText';

const network = (ssidName: string, passphrase: string | null, ssidAuthType: SsidAuthType) => ({
  ssidName,
  passphrase,
  ssidAuthType,
});

describe('wifiQrText', () => {
  it.each([
    [network('Roost', 'maple-42', 'WPA2'), 'WIFI:T:WPA;S:Roost;P:maple-42;;'],
    [network('Roost', 'maple-42', 'WPA3'), 'WIFI:T:WPA;S:Roost;P:maple-42;;'],
    [network('Roost', 'maple-42', 'unknown'), 'WIFI:T:WPA;S:Roost;P:maple-42;;'],
    [network('Roost', 'left over', 'OPEN'), 'WIFI:T:nopass;S:Roost;;'],
    [network('Roost', null, 'OPEN'), 'WIFI:T:nopass;S:Roost;;'],
    [network('a;b', 'c\\d,"e":f', 'WPA2'), 'WIFI:T:WPA;S:a\\;b;P:c\\\\d\\,\\"e\\"\\:f;;'],
    [network('a:b', null, 'OPEN'), 'WIFI:T:nopass;S:a\\:b;;'],
  ])('%o', (facts, text) => {
    expect(wifiQrText(facts)).toBe(text);
  });

  it('is null while the key of a protected network is unknown', () => {
    expect(wifiQrText(network('Roost', null, 'WPA2'))).toBeNull();
    expect(wifiQrText(network('Roost', '', 'WPA3'))).toBeNull();
  });

  it('lets a camera read the name and the key, for every network', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, text, (ssidName, passphrase) => {
        const fields = readQr(wifiQrText(network(ssidName, passphrase, 'WPA2')) ?? '');
        expect(fields).toEqual({ T: 'WPA', S: ssidName, P: passphrase });
      }),
    );
  });
});

/** Reads a code as cameras do: a backslash takes the next sign as it is, a semicolon ends a field. */
const readQr = (code: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  let field = '';
  const signs = charactersIn(code.slice('WIFI:'.length));
  for (let place = 0; place < signs.length; place += 1) {
    const sign = signs[place];
    if (sign === '\\') field += `${sign}${signs[(place += 1)]}`;
    else if (sign === ';') {
      const colon = field.indexOf(':');
      if (colon > 0)
        fields[field.slice(0, colon)] = field.slice(colon + 1).replace(/\\([^])/g, '$1');
      field = '';
    } else field += sign;
  }
  return fields;
};

describe('the home-networking wizard', () => {
  const site = { wiredNetworkingEnabled: false };

  it('has these steps', () => {
    expect(setupSteps(site, false)).toEqual(['intro', 'network', 'join', 'headless', 'done']);
  });

  it('starts with the migration if it is needed', () => {
    expect(setupSteps(site, true)).toEqual([
      'intro',
      'migrate',
      'network',
      'join',
      'headless',
      'done',
    ]);
  });

  it('has the cable step if the site has wired networking', () => {
    const steps = setupSteps({ wiredNetworkingEnabled: true }, false);
    expect(steps).toEqual(['intro', 'network', 'join', 'cable', 'headless', 'done']);
  });

  it('takes the key from Cloudpath if the site uses an external DPSK', () => {
    expect(dpskProvider({ usingExternalDpsk: true })).toBe('cloudpath');
    expect(dpskProvider({ usingExternalDpsk: false })).toBe('own');
  });

  it.each([
    [true, true, true, true],
    [true, true, false, false],
    [true, false, true, false],
    [false, true, true, false],
    [false, false, true, false],
  ])(
    'adding devices under that key (outside %s, adding %s, own network %s): %s',
    (usingExternalDpsk, hnCloudpathDeviceAddEnabled, hasOwn, adds) => {
      const at = { usingExternalDpsk, hnCloudpathDeviceAddEnabled };
      expect(addsDevicesByCloudpath(at, hasOwn)).toBe(adds);
    },
  );
});
