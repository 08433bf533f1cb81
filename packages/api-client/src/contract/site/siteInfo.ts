import { importances, planEngines, portalTypes } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { currency, flag, flags, id, known, list, maybe, someday, text } from '../parts/answerParts';

const alias = maybe(v.object({ one: v.string(), many: v.string() }));

/** A banner from the operator, shown between its dates. */
const notification = v.object({
  id,
  title: text,
  message: v.string(),
  importance: known(importances, 'unknown'),
  startDate: someday,
  endDate: someday,
});

/** What the site is, wants and offers, for this session. Specification, section 3: "Site info". */
export const siteInfo = v.object({
  name: v.string(),
  code: text,
  locationID: id,
  customerCode: text,
  displayOptions: flags,
  features: v.nullish(
    v.object({ email_activation: flag, detailed_agreements: flag, home_networking: flag }),
    {},
  ),
  isLoggedIn: flag,
  mac: text,
  loginError: text,
  fbEnabled: flag,
  '3ds_enabled': flag,
  externalIdLookupEnabled: flag,
  landingText: text,
  isImpersonating: flag,
  support: maybe(v.object({ link: text, text, phone: text, email: text })),
  wiredNetworkingEnabled: flag,
  usingExternalDpsk: flag,
  header: text,
  subheader: text,
  footer: text,
  logo: text,
  background: text,
  /** Missing means all that the portal type allows; unknown names are left out. */
  visibleTabs: maybe(v.array(v.string())),
  allowedEmailDomains: list(v.string()),
  buttonChatStyle: text,
  isNoUserJourneyEnabled: flag,
  oneAccountEnabled: flag,
  portalType: known(portalTypes, 'unknown'),
  isEnabledNujHeadlessDevices: flag,
  showFeedback: flag,
  showSpeedTest: flag,
  isCpeEnabled: flag,
  /** Missing means yes: only an explicit `false` closes a site. */
  enabled: v.fallback(v.nullish(v.boolean(), true), true),
  notification: maybe(notification),
  mfaViaSms: flag,
  planEngine: known(planEngines, 'unknown'),
  messagingAndBrowsing: flag,
  hnCloudpathDeviceAddEnabled: flag,
  shareVlan: flag,
  /** Its `name` is the theme's. */
  siteCssInfoResponse: maybe(v.object({ name: text })),
  /** Whether this user has accepted the current terms, and a short text about them; absent: there are none. */
  terms: maybe(v.object({ accepted: flag, text })),
  location: text,
  isHolidayPark: flag,
  isFreeSignUp: flag,
  customPlans: flag,
  aliases: maybe(
    v.object({ site: alias, building: alias, zone: alias, accessPeriod: alias, plan: alias }),
  ),
  /** The name of the site's Wi-Fi network. */
  ssid: text,
  /** What the site sells in. */
  currency: maybe(currency),
  /** Site-wide router credentials that give access to payment and mail only. */
  quarantineCredentials: maybe(v.object({ username: v.string(), password: v.string() })),
});

/** The site, for this session. Specification, section 7: GET /site-info. */
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
