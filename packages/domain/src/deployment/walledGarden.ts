import type { Installation } from './installation';
import { thirdParties } from './thirdParties';

/** A host that devices must reach before they have paid, with what needs it. */
export type GardenHost = { readonly host: string; readonly neededBy: string };

/**
 * The hosts that phones, tablets and computers ask to find out whether they are online. They stay
 * captive until the device is online: a phone whose probe passes closes its window, also in the middle
 * of paying. Rule SEC-6.
 */
export const probeHosts: readonly string[] = [
  'captive.apple.com',
  'connectivitycheck.gstatic.com',
  'connectivitycheck.android.com',
  'clients3.google.com',
  'play.googleapis.com',
  'www.google.com',
  'www.msftconnecttest.com',
  'ipv6.msftconnecttest.com',
  'detectportal.firefox.com',
  'nmcheck.gnome.org',
  'connectivity-check.ubuntu.com',
];

/** Hosts that something needs by https, and that Chrome probes by plain http: only port 443 may be open. Rule SEC-6. */
export const httpsOnlyHosts: readonly string[] = ['www.gstatic.com'];

/**
 * What a device must reach before payment, as DNS names: addresses of such services change from day to
 * day. A host is listed once, for the first that needs it. Rule SEC-5.
 *
 * @param portalHost the portal's own host
 */
export const walledGarden = (installation: Installation, portalHost: string): GardenHost[] => {
  const wanted: GardenHost[] = [
    { host: portalHost, neededBy: 'portal' },
    ...thirdParties(installation).flatMap(({ name, hosts }) =>
      hosts.map((host) => ({ host, neededBy: name })),
    ),
  ];
  return wanted.filter(
    ({ host }, index) =>
      !probeHosts.includes(host) && wanted.findIndex((each) => each.host === host) === index,
  );
};
