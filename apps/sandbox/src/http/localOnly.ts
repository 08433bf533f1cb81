import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../process/exposure';
import type { BlockList } from 'node:net';
import { isFromTrusted, readAddress } from './calls/clientAddress';
import { ServiceError } from '../services/ServiceError';

const hostOf = (c: Parameters<MiddlewareHandler>[0]): string =>
  c.req.header('host') ?? new URL(c.req.url).host;

/** Where proxies write for whom they call, and under which name. */
const forwardingHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded'];

/** The hosts in such a header: `203.0.113.7, [::1]:4000`, or `for="[2001:db8::7]:80";host=wifi.example;proto=https`. */
const hostsIn = (header: string): string[] =>
  header
    .split(/[,;]/)
    .map((part) => part.trim().replaceAll('"', ''))
    .filter((part) => part !== '' && !/^(?:by|proto)=/i.test(part))
    .map((part) => part.replace(/^(?:for|host)=/i, ''));

/** Whether a host, perhaps with a port, is this machine. */
const isHere = (host: string): boolean =>
  isLoopback(readAddress(host) ?? host.replace(/:\d+$/, ''));

/**
 * Whether a page of ours that a browser reads elsewhere has made it ask: the browser knows this machine by another name. What
 * another site's page asks for is `cross-site`.
 */
const isAskedElsewhere = (c: Parameters<MiddlewareHandler>[0]): boolean => {
  const page = c.req.header('referer') ?? '';
  const isOurs = c.req.header('sec-fetch-site') !== 'cross-site' && URL.canParse(page);
  return isOurs && !isLoopback(new URL(page).hostname);
};

/**
 * Whether a proxy calls for somebody elsewhere. A proxy on this machine calls from here too, often under the name of this
 * machine. nginx writes none of the headers unless told to, but before version 1.29.7 it speaks HTTP/1.0, as no browser does.
 * nginx 1.29.7 and later speak HTTP/1.1: only the `Referer` of later requests shows them.
 */
const isForwarded = (c: Parameters<MiddlewareHandler>[0], trustsProxy: boolean): boolean => {
  const { incoming } = (c.env ?? {}) as { incoming?: { httpVersion?: string } };
  // A container's published port calls from the container network's own address.
  const read = trustsProxy ? ['x-forwarded-host'] : forwardingHeaders;
  const named = read.flatMap((name) => hostsIn(c.req.header(name) ?? ''));
  return incoming?.httpVersion === '1.0' || !named.every(isHere) || isAskedElsewhere(c);
};

/**
 * Refuses a request of somebody elsewhere, and one under a name that is not this machine's. The owner of another site can point its
 * name at this machine (DNS rebinding); its pages would then be of the same origin as ours.
 * @param proxies those that the operator named, which then have to keep others out
 * @throws ServiceError `FORBIDDEN`
 */
export const requireLocalHost =
  (proxies: BlockList): MiddlewareHandler =>
  async (c, next) => {
    const address = `http://${hostOf(c)}`;
    const isLocal = URL.canParse(address) && isLoopback(new URL(address).hostname);
    if (!isLocal || isForwarded(c, isFromTrusted(c, proxies)))
      throw new ServiceError(
        'FORBIDDEN',
        'This Foyer answers on its own machine only. Behind a proxy it needs PUBLIC_URL.',
      );
    await next();
  };

/**
 * Refuses what another site's page sends: its scripts and frames, and every change. Browsers say where
 * a request comes from in `Origin` and `Sec-Fetch-Site`; a request of another program has neither. A
 * link from another site may be followed.
 * @param origins where the portal is served, apart from this address
 * @param takesLinks false for pages that change something: not even a link may lead there
 * @throws ServiceError `FORBIDDEN`
 */
export const refuseOtherSites =
  (origins: readonly string[], { takesLinks = true } = {}): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn =
      origin === undefined || origins.includes(origin) || origin === `http://${hostOf(c)}`;
    const isFollowed =
      takesLinks && c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate';
    const isCrossSite = c.req.header('sec-fetch-site') === 'cross-site' && !isFollowed;
    if (!isOwn || isCrossSite) throw new ServiceError('FORBIDDEN', 'Another site may not do this.');
    await next();
  };
