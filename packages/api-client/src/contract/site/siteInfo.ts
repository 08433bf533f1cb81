import {
  type Alias,
  type AliasWord,
  aliasWords,
  importances,
  landingTabs,
  parseMac,
  planEngines,
  portalTypes,
  type SiteAliases,
  type SiteInfo,
  type SiteNotification,
} from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  currencyCode,
  flag,
  flags,
  flagDefaultTrue,
  id,
  list,
  oneOf,
  optional,
  optionalInstant,
  optionalAsset,
  optionalLink,
  optionalText,
} from '../schemas/answerSchemas';

const alias = optional(v.object({ one: v.string(), many: v.string() }));

/** The site's own words; a word that it leaves out stays the portal's. */
const readAliases = (wire: Partial<Record<AliasWord, Alias | null>>): SiteAliases => {
  const aliases: Partial<Record<AliasWord, Alias>> = {};
  for (const word of aliasWords) {
    const own = wire[word];
    if (own) aliases[word] = own;
  }
  return aliases;
};

/** A banner from the operator, shown between its dates. */
const notification = v.pipe(
  v.object({
    id,
    title: optionalText,
    message: v.string(),
    importance: oneOf(importances, 'unknown'),
    startDate: optionalInstant,
    endDate: optionalInstant,
  }),
  v.transform(({ title, ...same }): SiteNotification => ({ ...same, title: title ?? '' })),
);

/** What the site is, wants and offers, for this session. */
export const siteInfo = v.pipe(
  v.object({
    name: v.string(),
    code: optionalText,
    locationID: id,
    customerCode: optionalText,
    displayOptions: flags,
    features: v.nullish(
      v.object({ email_activation: flag, detailed_agreements: flag, home_networking: flag }),
      {},
    ),
    isLoggedIn: flag,
    mac: optionalText,
    loginError: optionalText,
    fbEnabled: flag,
    '3ds_enabled': flag,
    externalIdLookupEnabled: flag,
    landingText: optionalText,
    isImpersonating: flag,
    support: optional(
      v.object({
        link: optionalLink,
        text: optionalText,
        phone: optionalText,
        email: optionalText,
      }),
    ),
    wiredNetworkingEnabled: flag,
    usingExternalDpsk: flag,
    header: optionalText,
    subheader: optionalText,
    footer: optionalText,
    logo: optionalAsset,
    background: optionalAsset,
    /** Missing means all that the portal type allows; unknown names are left out. */
    visibleTabs: optional(v.array(v.string())),
    allowedEmailDomains: list(v.string()),
    buttonChatStyle: optionalText,
    isNoUserJourneyEnabled: flag,
    oneAccountEnabled: flag,
    portalType: oneOf(portalTypes, 'unknown'),
    isEnabledNujHeadlessDevices: flag,
    showFeedback: flag,
    showSpeedTest: flag,
    isCpeEnabled: flag,
    /** Missing means yes: only an explicit `false` closes a site. */
    enabled: flagDefaultTrue,
    notification: optional(notification),
    mfaViaSms: flag,
    planEngine: oneOf(planEngines, 'unknown'),
    messagingAndBrowsing: flag,
    hnCloudpathDeviceAddEnabled: flag,
    shareVlan: flag,
    /** Its `name` is the theme's. */
    siteCssInfoResponse: optional(v.object({ name: optionalText })),
    /** Whether this user has accepted the current terms, and a short optionalText about them; absent: there are none. */
    terms: optional(v.object({ accepted: flag, text: optionalText })),
    location: optionalText,
    isHolidayPark: flag,
    isFreeSignUp: flag,
    customPlans: flag,
    aliases: optional(
      v.object({ site: alias, building: alias, zone: alias, accessPeriod: alias, plan: alias }),
    ),
    /** The name of the site's Wi-Fi network. */
    ssid: optionalText,
    /** What the site sells in. */
    currency: optional(currencyCode),
    /** Site-wide router credentials that give access to payment and mail only. */
    quarantineCredentials: optional(v.object({ username: v.string(), password: v.string() })),
  }),
  v.transform(
    ({
      locationID,
      siteCssInfoResponse,
      '3ds_enabled': threeDsEnabled,
      features,
      ...same
    }): SiteInfo => ({
      ...same,
      code: same.code ?? '',
      locationId: locationID,
      mac: parseMac(same.mac),
      threeDsEnabled,
      features: {
        emailActivation: features.email_activation,
        detailedAgreements: features.detailed_agreements,
        homeNetworking: features.home_networking,
      },
      visibleTabs: same.visibleTabs && landingTabs.filter((tab) => same.visibleTabs?.includes(tab)),
      support: same.support ?? { link: null, text: null, phone: null, email: null },
      themeName: siteCssInfoResponse?.name ?? null,
      terms: same.terms ?? { accepted: true, text: null },
      aliases: readAliases(same.aliases ?? {}),
    }),
  ),
);

/** The site, for this session. */
export const getSiteInfo = defineCall({
  name: 'getSiteInfo',
  group: 'site',
  method: 'GET',
  path: '/site-info',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: siteInfo,
  errors: ['SITE_NOT_FOUND'],
  idempotent: true,
});
