import { landingTabs, parseMac, type SiteInfo, type SiteNotification } from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { siteInfo } from '../../contract/site/siteInfo';
import { orNull } from '../parts/orNull';
import { pick, pickOrNull } from '../parts/pick';
import { readAliases } from './readAliases';

type Wire = InferOutput<typeof siteInfo>;

/** Site info in the domain's names. Specification, section 3: "Site info". */
export const readSiteInfo = (wire: Wire): SiteInfo => ({
  ...pick(wire, flags),
  ...pickOrNull(wire, optional),
  name: wire.name,
  code: wire.code ?? '',
  locationId: wire.locationID,
  mac: parseMac(wire.mac),
  threeDsEnabled: wire['3ds_enabled'],
  portalType: wire.portalType,
  planEngine: wire.planEngine,
  displayOptions: wire.displayOptions,
  features: {
    emailActivation: wire.features.email_activation,
    detailedAgreements: wire.features.detailed_agreements,
    homeNetworking: wire.features.home_networking,
  },
  visibleTabs: wire.visibleTabs
    ? landingTabs.filter((tab) => wire.visibleTabs?.includes(tab))
    : null,
  allowedEmailDomains: wire.allowedEmailDomains,
  support: pickOrNull(wire.support ?? {}, ['link', 'text', 'phone', 'email']),
  notification: readNotification(wire.notification),
  themeName: orNull(wire.siteCssInfoResponse?.name),
  terms: { accepted: wire.terms?.accepted ?? true, text: orNull(wire.terms?.text) },
  aliases: readAliases(wire.aliases),
});

const flags = [
  'isLoggedIn',
  'fbEnabled',
  'externalIdLookupEnabled',
  'isImpersonating',
  'wiredNetworkingEnabled',
  'usingExternalDpsk',
  'isNoUserJourneyEnabled',
  'oneAccountEnabled',
  'isEnabledNujHeadlessDevices',
  'showFeedback',
  'showSpeedTest',
  'isCpeEnabled',
  'enabled',
  'mfaViaSms',
  'messagingAndBrowsing',
  'hnCloudpathDeviceAddEnabled',
  'shareVlan',
  'isHolidayPark',
  'isFreeSignUp',
  'customPlans',
] as const;

const optional = [
  'customerCode',
  'loginError',
  'landingText',
  'header',
  'subheader',
  'footer',
  'logo',
  'background',
  'buttonChatStyle',
  'location',
  'ssid',
  'currency',
  'quarantineCredentials',
] as const;

const readNotification = (notification: Wire['notification']): SiteNotification | null =>
  notification
    ? {
        ...pick(notification, ['id', 'message', 'importance']),
        ...pickOrNull(notification, ['startDate', 'endDate']),
        title: notification.title ?? '',
      }
    : null;
