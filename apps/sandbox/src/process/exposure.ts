import type { SandboxConfig } from './readConfig';
import { StartFailure } from './StartFailure';

/** The interface that is listened on unless `HOST` says otherwise: this machine's own. */
export const LOOPBACK = '127.0.0.1';

/** Whether a host's name or address always means this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

/** Whether payments with this secret key move real money; with any other of the card provider's keys, test cards pay. */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey);

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
  if (cardProvider && isLiveKey(cardProvider.secretKey)) return 'STRIPE_SECRET_KEY is a live key';
  return null;
};

/** Why a test card pays here, as it does in every simulator; null where only real cards pay. */
export const testCardsBecause = ({
  cardProvider,
}: Pick<SandboxConfig, 'cardProvider'>): string | null => {
  if (cardProvider === null || cardProvider.origin !== null)
    return 'Payments would go to a simulator';
  return isLiveKey(cardProvider.secretKey) ? null : 'STRIPE_SECRET_KEY is a test key';
};

/**
 * Refuses test cards where others may reach this process: their numbers are not secret, so everybody would have every plan
 * for nothing. Rule SEC-15.
 * @throws StartFailure unless the operator says that nobody is to pay here
 */
export const refusePublicTestCards = (
  config: Pick<SandboxConfig, 'host' | 'publicUrl' | 'cardProvider' | 'testPayments'>,
): void => {
  const because = publicBecause(config);
  const testCards = testCardsBecause(config);
  if (because === null || testCards === null || config.testPayments) return;
  throw new StartFailure(
    `${testCards}, so a test card pays for everybody, and others may reach this Foyer because ${because}: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to live keys for real payments, without STRIPE_API_ORIGIN, or TEST_PAYMENTS=on if nobody is to pay here.`,
  );
};
