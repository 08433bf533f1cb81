import { capabilitiesOf } from '../portal-types/capabilities';
import type { SiteInfo } from '../site/siteInfo';

type Site = Pick<SiteInfo, 'portalType' | 'isEnabledNujHeadlessDevices' | 'isCpeEnabled'>;

/** Which device is let in: the one in hand, or another that has no browser. */
export type NoUserDevice = 'own' | 'other';

/**
 * The devices that the no-user journey takes, the first one offered first. Where visitors pay for
 * themselves the device in hand has a browser to buy a plan with, so only the others are left.
 */
export const noUserDevices = ({
  portalType,
  isEnabledNujHeadlessDevices,
}: Pick<Site, 'portalType' | 'isEnabledNujHeadlessDevices'>): readonly NoUserDevice[] => {
  const { payer } = capabilitiesOf(portalType);
  const isGiven = payer === 'landlord' || payer === 'venue';
  if (!isEnabledNujHeadlessDevices) return ['own'];
  return isGiven ? ['own', 'other'] : ['other'];
};

export type NoUserStep = 'terms' | 'device' | 'check' | 'connect';

/**
 * The steps of the no-user journey: terms; which device, where one without a browser may be let in
 * too; the CPE check, where the site has it and a blacklisted device goes to `/denied`; connecting.
 */
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
