import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** One customer of an internet provider has at least the addresses of these groups. */
const NETWORK_GROUPS = 4;

const expand = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
};

/** One internet line or rented server may have all networks that share these groups. */
const WIDE_GROUPS = 3;

/** The /48 network around a /64 network of IPv6; what else `networkOf` answers, as it is. */
export const wideNetworkOf = (network: string): string =>
  network.endsWith('::/64')
    ? `${network.split(':').slice(0, WIDE_GROUPS).join(':')}::/48`
    : network;

/**
 * What an address is counted as: an IPv4 address itself, the /64 network of an IPv6 address, because
 * one person has all addresses of it.
 */
export const networkOf = (address: string): string => {
  const [bare = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const network = expand(bare).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};
