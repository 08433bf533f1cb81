import { isIP, type BlockList } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** An IP address without port, brackets or the prefix of IPv4 in IPv6; null for any other text. */
export const readAddress = (text: string): string | null => {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
};

const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The client's address, as far as it can be believed. Each trusted proxy has appended the address that
 * it was called from to `X-Forwarded-For`, so the list is read from its end, for as long as the
 * addresses are those of trusted proxies. What a client writes into the header itself comes before.
 * @param socketAddress who has opened the connection
 * @param forwardedFor the header `X-Forwarded-For`
 */
export const believedAddress = (
  proxies: BlockList,
  socketAddress: string,
  forwardedFor: string | undefined,
): string => {
  let believed = readAddress(socketAddress) ?? socketAddress;
  for (const entry of (forwardedFor ?? '').split(',').toReversed()) {
    const next = readAddress(entry.trim());
    if (!next || !isIP(believed) || !isTrusted(proxies, believed)) break;
    believed = next;
  }
  return believed;
};

const socketAddressOf = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? 'local';
  } catch {
    return 'local';
  }
};

/** Whether a trusted proxy has opened the connection. */
export const isFromTrusted = (c: Context, proxies: BlockList): boolean => {
  const address = readAddress(socketAddressOf(c));
  return address !== null && isTrusted(proxies, address);
};

/** The network address of a request's client, for limits; `local` in tests without a socket. */
export const clientAddress = (c: Context, proxies: BlockList): string =>
  believedAddress(proxies, socketAddressOf(c), c.req.header('x-forwarded-for'));
