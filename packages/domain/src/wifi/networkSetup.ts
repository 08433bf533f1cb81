import type { SiteInfo } from '../site/siteInfo';

type Site = Pick<
  SiteInfo,
  'usingExternalDpsk' | 'hnCloudpathDeviceAddEnabled' | 'wiredNetworkingEnabled'
>;

/** Who keeps the personal network's key, and so which call reads or renews it. */
export const dpskProvider = ({ usingExternalDpsk }: Pick<Site, 'usingExternalDpsk'>) =>
  usingExternalDpsk ? 'cloudpath' : 'own';

/** How a device is added: under the outside key where the site has that, else as any other. */
export const addsDevicesByCloudpath = (
  site: Pick<Site, 'usingExternalDpsk' | 'hnCloudpathDeviceAddEnabled'>,
): boolean => site.usingExternalDpsk && site.hnCloudpathDeviceAddEnabled;

export type SetupStep = 'intro' | 'migrate' | 'network' | 'join' | 'cable' | 'headless' | 'done';

/**
 * The steps of the home-networking wizard: what it is, moving to the new key where one is due, the
 * network's name and passphrase, joining, by cable where the site has sockets, devices without a
 * browser, done.
 */
export const setupSteps = (
  site: Pick<Site, 'wiredNetworkingEnabled'>,
  dpskMigrationNeeded: boolean,
): SetupStep[] => {
  const steps: readonly [SetupStep, boolean][] = [
    ['intro', true],
    ['migrate', dpskMigrationNeeded],
    ['network', true],
    ['join', true],
    ['cable', site.wiredNetworkingEnabled],
    ['headless', true],
    ['done', true],
  ];
  return steps.filter(([, wanted]) => wanted).map(([step]) => step);
};
