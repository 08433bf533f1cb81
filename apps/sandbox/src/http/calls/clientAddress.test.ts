import { describe, expect, test } from 'vitest';
import { readTrustedProxies } from '../../process/readTrustedProxies';
import { believedAddress } from './clientAddress';

const CLIENT = '203.0.113.7';

describe('the address of a client', () => {
  test.each([
    ['that connects itself', '', CLIENT, undefined, CLIENT],
    ['that tells another', '', CLIENT, '198.51.100.1', CLIENT],
    ['that tells another, from this machine', '', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['behind a trusted proxy', '10.0.0.5', '10.0.0.5', CLIENT, CLIENT],
    ['behind a trusted network', '10.0.0.0/8, fd00::/8', 'fd00::1', CLIENT, CLIENT],
    ['behind a trusted proxy on IPv6', '::1', '::1', '2001:db8::9', '2001:db8::9'],
    [
      'behind a proxy whose IPv4 address is written as IPv6',
      '10.0.0.5',
      '::ffff:10.0.0.5',
      CLIENT,
      CLIENT,
    ],
    ['behind two trusted proxies', '10.0.0.0/8', '10.0.0.5', `${CLIENT}, 10.0.0.9`, CLIENT],
    [
      'that tells another, behind a trusted proxy',
      '10.0.0.5',
      '10.0.0.5',
      `198.51.100.1, ${CLIENT}`,
      CLIENT,
    ],
    ['that tells a trusted proxy’s', '10.0.0.0/8', '10.0.0.5', `10.0.0.1, ${CLIENT}`, CLIENT],
    ['behind a proxy that nobody trusts', '10.0.0.6', '10.0.0.5', CLIENT, '10.0.0.5'],
    ['with a port', '10.0.0.5', '10.0.0.5', `${CLIENT}:4711`, CLIENT],
    ['with a port on IPv6', '10.0.0.5', '10.0.0.5', '[2001:db8::9]:4711', '2001:db8::9'],
    ['that is not an address', '10.0.0.5', '10.0.0.5', 'unknown', '10.0.0.5'],
    ['without a socket', '10.0.0.5', 'local', CLIENT, 'local'],
  ])('%s', (_which, trusted, socket, header, address) => {
    expect(believedAddress(readTrustedProxies(trusted), socket, header)).toBe(address);
  });

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.1/'])(
    'is not read with the setting %s',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(
        /^TRUST_PROXY has ".*", which is not an address/,
      );
    },
  );
});
