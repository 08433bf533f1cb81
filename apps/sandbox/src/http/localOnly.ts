import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../process/exposure';
import { ServiceError } from '../services/ServiceError';

const hostOf = (c: Parameters<MiddlewareHandler>[0]): string =>
  c.req.header('host') ?? new URL(c.req.url).host;

/**
 * Refuses a request under a name that is not this machine's. The owner of another site can point its
 * name at this machine (DNS rebinding); its pages would then be of the same origin as ours.
 * @throws ServiceError `FORBIDDEN`
 */
export const requireLocalHost: MiddlewareHandler = async (c, next) => {
  const address = `http://${hostOf(c)}`;
  if (!URL.canParse(address) || !isLoopback(new URL(address).hostname))
    throw new ServiceError('FORBIDDEN', 'This Foyer answers on its own machine only.');
  await next();
};

/**
 * Refuses what another site's page sends: its scripts and frames, and every change. Browsers say where
 * a request comes from in `Origin` and `Sec-Fetch-Site`; a request of another program has neither. A
 * link from another site may be followed.
 * @param origins where the portal is served, apart from this address
 * @throws ServiceError `FORBIDDEN`
 */
export const refuseOtherSites =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn =
      origin === undefined || origins.includes(origin) || origin === `http://${hostOf(c)}`;
    const isFollowed = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate';
    const isCrossSite = c.req.header('sec-fetch-site') === 'cross-site' && !isFollowed;
    if (!isOwn || isCrossSite) throw new ServiceError('FORBIDDEN', 'Another site may not do this.');
    await next();
  };
