import type { SandboxConfig } from './readConfig';

/** The interface that is listened on unless `HOST` says otherwise: this machine's own. */
export const LOOPBACK = '127.0.0.1';

/** Whether a host's name or address always means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/**
 * Why others than the people of this machine may reach this process; null when they cannot. The
 * console, the demo people and the test hooks have no log-in, so they exist only when it is null.
 */
export const publicBecause = ({
  host,
  publicUrl,
  cardProvider,
}: Pick<SandboxConfig, 'host' | 'publicUrl' | 'cardProvider'>): string | null => {
  if (host !== null && !isLoopback(host)) return `HOST is ${host}`;
  if (!isLoopback(hostnameOf(publicUrl))) return `PUBLIC_URL is ${publicUrl}`;
  if (/^(sk|rk)_live_/.test(cardProvider?.secretKey ?? ''))
    return 'STRIPE_SECRET_KEY is a live key';
  return null;
};
