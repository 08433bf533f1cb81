import { othersPay } from '../portal-types/othersPay';
import type { SiteInfo } from '../site/siteInfo';

type Site = Pick<SiteInfo, 'portalType' | 'isEnabledNujHeadlessDevices' | 'isCpeEnabled'>;

/** The current device, or another one without a browser. */
export type NoUserDevice = 'own' | 'other';

/**
 * The devices that the no-user journey connects; the first is offered first. Rules NUJ-2 and NUJ-3.
 */
export const noUserDevices = ({
  portalType,
  isEnabledNujHeadlessDevices,
}: Pick<Site, 'portalType' | 'isEnabledNujHeadlessDevices'>): readonly NoUserDevice[] => {
  if (!isEnabledNujHeadlessDevices) return ['own'];
  return othersPay(portalType) ? ['own', 'other'] : ['other'];
};

export type NoUserStep = 'terms' | 'device' | 'check' | 'connect';

/** The steps of the no-user journey. Rules NUJ-1 and NUJ-4. */
export const noUserSteps = (
  site: Pick<Site, 'isEnabledNujHeadlessDevices' | 'isCpeEnabled'>,
): NoUserStep[] => {
  const steps: readonly [NoUserStep, boolean][] = [
    ['terms', true],
    ['device', site.isEnabledNujHeadlessDevices],
    ['check', site.isCpeEnabled],
    ['connect', true],
  ];
  return steps.filter(([, wanted]) => wanted).map(([step]) => step);
};
