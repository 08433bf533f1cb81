import { loadedAddress } from '../site/links';
import type { ConnectForm, DeviceState } from './gateway';

/**
 * Whether a visitor without a plan needs quarantine access to register, confirm or pay. A device that the gateway does
 * not see has none. Rule BUY-12.
 *
 * @param entitled the user has access, by a plan or as a guest
 */
export const needsQuarantine = (deviceState: DeviceState, entitled: boolean): boolean =>
  !entitled && (deviceState === 'captive' || deviceState === 'unknown');

/**
 * The name of the host that an address leads to, without its port; a path leads to this origin. Null
 * for any other address.
 */
const hostName = (target: string | null, origin: string): string | null => {
  const address = loadedAddress(target);
  const href = address?.startsWith('/') ? origin : address;
  return (
    /^https?:\/\/([^/?#@]+?)(?::\d+)?(?=[/?#]|$)/i.exec(href ?? '')?.[1]?.toLowerCase() ?? null
  );
};

/**
 * Whether a form goes to the configured router by http or https, on any port. It carries the router's
 * credentials, so it goes nowhere else. Rule CONN-5.
 *
 * @param origin this page's origin, to which relative addresses belong
 */
export const isRouterForm = (
  { action }: Pick<ConnectForm, 'action'>,
  routerUrl: string | null,
  origin: string,
): boolean => {
  const router = hostName(routerUrl, origin);
  return router !== null && hostName(action, origin) === router;
};

/** The browser warns of such a form, so the portal explains it first. Rule CONN-3. */
export const isInsecureForm = ({ action }: Pick<ConnectForm, 'action'>, pageIsSecure: boolean) =>
  pageIsSecure && /^http:\/\//i.test(action);
