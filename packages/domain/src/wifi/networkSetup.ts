import type { SiteInfo } from '../site/siteInfo';

type Site = Pick<
  SiteInfo,
  'usingExternalDpsk' | 'hnCloudpathDeviceAddEnabled' | 'wiredNetworkingEnabled'
>;

/** Which service keeps the key of the personal network. Rule NET-3. */
export const dpskProvider = ({ usingExternalDpsk }: Pick<Site, 'usingExternalDpsk'>) =>
  usingExternalDpsk ? 'cloudpath' : 'own';

/** A user without an own network has no password there to add a device under. Rule NET-3. */
export const addsDevicesByCloudpath = (
  site: Pick<Site, 'usingExternalDpsk' | 'hnCloudpathDeviceAddEnabled'>,
  hasOwnNetwork: boolean,
): boolean => hasOwnNetwork && site.usingExternalDpsk && site.hnCloudpathDeviceAddEnabled;

export type SetupStep = 'intro' | 'migrate' | 'network' | 'join' | 'cable' | 'headless' | 'done';

/** The steps of the home-networking wizard. Rules NET-1, NET-2 and DEV-9. */
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
