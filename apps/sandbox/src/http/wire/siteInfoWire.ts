import { DAY, HOUR } from '@foyer/domain';
import type { AnswerSent, calls } from '@foyer/api-client/contract';
import { quarantineCredentials } from '../../services/network/quarantineCredentials';
import { siteWords } from '../../services/messages/siteWords';
import { termsWords } from '../../services/messages/plainTerms';
import { sellerOf } from '../../services/messages/seller';
import type { SiteRow } from '../../services/sites/findSite';
import { timeZoneAt } from '../../services/sites/timeZoneAt';
import { publishedTheme } from '../static/publishedTheme';
import type { SiteDetails } from '../../services/sites/siteDetails';
import type { Backend } from '../../services/Backend';
import type { Caller } from '../../services/Caller';
import { iso } from './dateAndAmountWire';

type SiteInfo = AnswerSent<typeof calls.getSiteInfo>;
type Importance = NonNullable<SiteInfo['notification']>['importance'];

const notice = (
  { notification }: Pick<SiteDetails, 'notification'>,
  now: number,
): SiteInfo['notification'] => {
  if (!notification) return null;
  const today = now - (now % DAY);
  const { startsInDays, endsInDays, importance, means, ...rest } = notification;
  const written: Importance = importance;
  return {
    ...rest,
    importance: written,
    startDate: iso(today + startsInDays * DAY),
    endDate: iso(today + endsInDays * DAY),
    startsAt: means ? iso(today + means.startsAtHour * HOUR) : null,
    endsAt: means ? iso(today + means.endsAtHour * HOUR) : null,
  };
};

/** How the site's Wi-Fi stands: what its notification means, while it is shown. Rule STATUS-1. */
export const venueStatusWire = (
  site: SiteRow,
  { clock, standIns }: Pick<Backend, 'clock' | 'standIns'>,
): AnswerSent<typeof calls.getVenueStatus> => {
  const now = clock.now();
  // Stands for a picture elsewhere.
  const internetProbe = standIns && `${standIns}/assets/mark.svg`;
  const { notification } = siteWords(site.details);
  const shown = notice({ notification }, now);
  const means = notification?.means;
  if (!shown || !means || Date.parse(shown.endDate ?? '') <= now)
    return { state: 'normal', internetProbe };
  const { message, startsAt, endsAt } = shown;
  return { state: means.state, message, startsAt, endsAt, internetProbe };
};

/** Paths of the sandbox's own pictures become absolute URLs. */
const absolute = (address: string | null, publicUrl: string): string | null =>
  address?.startsWith('/') ? `${publicUrl}${address}` : address;

const consumerRights = ({ details }: SiteRow): SiteInfo['consumerRights'] => {
  if (!details.consumerRights) return null;
  const { name, address } = sellerOf(details);
  const cancelsInOneStep = details.consumerRights.cancelsOnline && details.country === 'DE';
  return {
    ...details.consumerRights,
    cancelsInOneStep,
    seller: { name, address: address.join(', ') },
  };
};

/** Site info as this session sees it. */
export const siteInfoWire = async (
  site: SiteRow,
  caller: Caller,
  { clock, grants, publicUrl }: Pick<Backend, 'clock' | 'grants' | 'publicUrl'>,
): Promise<SiteInfo> => {
  const now = clock.now();
  const details = siteWords(site.details);
  // Most users have been here before, and their device has the theme.
  const theme = caller.user ? null : await publishedTheme(details.theme);
  return {
    name: details.name,
    code: details.code,
    locationID: site.locationId,
    customerCode: site.customerCode,
    displayOptions: details.displayOptions,
    features: details.features,
    isLoggedIn: caller.user !== null,
    mac: caller.mac,
    loginError: details.loginError,
    fbEnabled: details.fbEnabled,
    '3ds_enabled': details.threeDs,
    externalIdLookupEnabled: details.externalIdLookupEnabled,
    landingText: details.landingText,
    isImpersonating: caller.impersonating,
    support: details.support,
    wiredNetworkingEnabled: details.wiredNetworkingEnabled,
    usingExternalDpsk: details.usingExternalDpsk,
    header: details.header,
    subheader: details.subheader,
    footer: details.footer,
    logo: absolute(details.logo, publicUrl),
    logoDark: absolute(details.logoDark, publicUrl),
    background: absolute(details.background, publicUrl),
    visibleTabs: details.visibleTabs,
    allowedEmailDomains: details.allowedEmailDomains,
    buttonChatStyle: details.buttonChatStyle,
    isNoUserJourneyEnabled: details.isNoUserJourneyEnabled,
    oneAccountEnabled: details.oneAccountEnabled,
    portalType: details.portalType as SiteInfo['portalType'],
    isEnabledNujHeadlessDevices: details.isEnabledNujHeadlessDevices,
    showFeedback: details.showFeedback,
    showSpeedTest: details.showSpeedTest,
    guestPasses: details.guestPasses !== null,
    isCpeEnabled: details.isCpeEnabled,
    enabled: details.enabled,
    notification: notice(details, now),
    mfaViaSms: details.mfaViaSms,
    planEngine: details.planEngine,
    messagingAndBrowsing: details.messagingAndBrowsing,
    hnCloudpathDeviceAddEnabled: details.hnCloudpathDeviceAddEnabled,
    shareVlan: details.shareVlan,
    siteCssInfoResponse: { name: details.theme, ...(theme !== null && { theme }) },
    terms: {
      accepted: caller.user?.termsVersion === details.terms.version,
      text: termsWords(details.terms).text,
    },
    location: details.location,
    isHolidayPark: details.isHolidayPark,
    isFreeSignUp: details.isFreeSignUp,
    customPlans: details.customPlans,
    aliases: details.aliases,
    ssid: details.wifi.ssid,
    currency: details.currency,
    country: details.country,
    timeZone: timeZoneAt(site),
    quarantineCredentials: quarantineCredentials({ grants, clock }, site, caller),
    consumerRights: consumerRights(site),
  };
};
