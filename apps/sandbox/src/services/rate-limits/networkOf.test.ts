import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from './networkOf';

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in IPv6 form', '::ffff:203.0.113.7', '203.0.113.7'],
  ['a full IPv6 address', '2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['a neighbour in the same network', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['a short IPv6 address', '2001:db8::1', '2001:db8:0:0::/64'],
  ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'local', 'local'],
])('%s counts as its network', (_name, address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['a network of IPv6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
])('%s lies in its wide network', (_name, network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide);
});
