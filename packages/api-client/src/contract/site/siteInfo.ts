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
import { consumerRights } from './consumerRights';
import {
  currencyCode,
  flag,
  flagDefaultTrue,
  flags,
  id,
  oneOf,
  optional,
  optionalAsset,
  optionalInstant,
  optionalLink,
  optionalText,
  texts,
} from '../schemas/answerSchemas';

const alias = optional(
  v.object({
    /** The word for one. */
    one: v.string(),
    /** The word for several. */
    many: v.string(),
  }),
);

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
    /** The banner's id; putting it away is remembered by it. */
    id,
    /** Its heading. Without it: the message stands alone. */
    title: optionalText,
    /** What it says. */
    message: v.string(),
    /** How it looks: LOW, MEDIUM or HIGH. Any other is shown as LOW. */
    importance: oneOf(importances, 'unknown'),
    /** From when on it shows. Without it: at once. */
    startDate: optionalInstant,
    /** Until when. Without it: as long as it is sent. */
    endDate: optionalInstant,
  }),
  v.transform(({ title, ...same }): SiteNotification => ({ ...same, title: title ?? '' })),
);

/** What the site is, wants and offers, for this session. */
export const siteInfo = v.pipe(
  v.object({
    /** The site's name for people. */
    name: v.string(),
    /**
     * The location's code; a holiday park is known by it, and the device check needs it. Without
     * it: no such check.
     */
    code: optionalText,
    /** The site's id; plans are asked for by it. */
    locationID: id,
    /**
     * The operator's code for the customer; logging in adds it to the e-mail address. Without it:
     * the address alone.
     */
    customerCode: optionalText,
    /** Flags for the look, by name; unknown ones are ignored. Without it: none. */
    displayOptions: flags,
    /** What the site offers. Without it: nothing of it. */
    features: v.nullish(
      v.object({
        /** New accounts confirm their e-mail address. Without it: false. */
        email_activation: flag,
        /**
         * Each marketing channel is asked for by itself. Without it: false, one question for all.
         */
        detailed_agreements: flag,
        /** The personal network's wizard is offered. Without it: false. */
        home_networking: flag,
      }),
      {},
    ),
    /** The session is that of a user. Without it: false. */
    isLoggedIn: flag,
    /** The device's hardware address, as the gateway sees it. Without it: unknown. */
    mac: optionalText,
    /** Why the gateway refused this device, for landing and login. Without it: nothing. */
    loginError: optionalText,
    /** Offers Facebook, if the public configuration has its address. Without it: false. */
    fbEnabled: flag,
    /** Payments may want the bank's confirmation. Without it: false, the bank is never asked. */
    '3ds_enabled': flag,
    /** Registering finds people by an id of the operator's. Without it: false. */
    externalIdLookupEnabled: flag,
    /** The landing's welcome, as HTML that the portal cleans. Without it: the portal's own. */
    landingText: optionalText,
    /** An agent acts as the customer. Without it: false. */
    isImpersonating: flag,
    /** How to get help. Without it: no help is named. */
    support: optional(
      v.object({
        /** A page: http or https. Without it: not offered. */
        link: optionalLink,
        /** One sentence about it. Without it: the portal's own. */
        text: optionalText,
        /** A number. Without it: not offered. */
        phone: optionalText,
        /** An address. Without it: not offered. */
        email: optionalText,
      }),
    ),
    /** Devices may be added by cable. Without it: false. */
    wiredNetworkingEnabled: flag,
    /** The personal network's key is kept by another service. Without it: false. */
    usingExternalDpsk: flag,
    /** Site content above every page, as HTML that the portal cleans. Without it: none. */
    header: optionalText,
    /** Site content under the header, likewise. Without it: none. */
    subheader: optionalText,
    /** Site content under every page, likewise. Without it: none. */
    footer: optionalText,
    /** The address of the site's logo. Without it: the theme's. */
    logo: optionalAsset,
    /** The address of the landing's picture. Without it: the theme's. */
    background: optionalAsset,
    /**
     * The landing's tabs: `login`, `register`, `activate`, `connect-device`; unknown names are left
     * out. Without it: all that the portal type allows.
     */
    visibleTabs: optional(texts),
    /** Only addresses at these domains may register. Without it: all may. */
    allowedEmailDomains: texts,
    /** The chat's look; a value turns the chat on. Without it: no chat. */
    buttonChatStyle: optionalText,
    /** Devices get online without an account. Without it: false. */
    isNoUserJourneyEnabled: flag,
    /** One account works at all sites of the operator. Without it: false. */
    oneAccountEnabled: flag,
    /** How the site works; any other value is treated like PAYG. */
    portalType: oneOf(portalTypes, 'unknown'),
    /** Devices without a browser get online without an account. Without it: false. */
    isEnabledNujHeadlessDevices: flag,
    /** Offers the feedback link. Without it: false. */
    showFeedback: flag,
    /** Offers the speed test. Without it: false. */
    showSpeedTest: flag,
    /** Customers give passes to guests, who use them on the landing page. Without it: false. */
    guestPasses: flag,
    /** Devices are checked before they get online without an account. Without it: false. */
    isCpeEnabled: flag,
    /** Only an explicit `false` closes the site. Without it: true. */
    enabled: flagDefaultTrue,
    /** A banner from the operator. Without it: none. */
    notification: optional(notification),
    /** Logging in may want an SMS code. Without it: false. */
    mfaViaSms: flag,
    /** Who charges: STRIPE by the card provider's checkout, INTERNAL by the backend itself. */
    planEngine: oneOf(planEngines, 'unknown'),
    /** The site has a light tier; plans say what they are good for. Without it: false. */
    messagingAndBrowsing: flag,
    /** Devices are added under the external key. Without it: false. */
    hnCloudpathDeviceAddEnabled: flag,
    /** The household's devices see each other. Without it: false. */
    shareVlan: flag,
    /** The look. Without it: the default theme. */
    siteCssInfoResponse: optional(
      v.object({
        /** The theme's name; an unknown one is the default. Without it: the default theme. */
        name: optionalText,
      }),
    ),
    /** Whether this user accepted the terms. Without it: there are none to accept again. */
    terms: optional(
      v.object({
        /** They accepted the current version. Without it: false. */
        accepted: flag,
        /** A short sentence about the terms. Without it: the portal's own. */
        text: optionalText,
      }),
    ),
    /** The place, for the page's title. Without it: the title is the brand alone. */
    location: optionalText,
    /** The site is a holiday park. Without it: false, unless its code says so. */
    isHolidayPark: flag,
    /** Registering alone gives access. Without it: false, unless the portal type says so. */
    isFreeSignUp: flag,
    /**
     * Plans come in two lists, monthly and daily: see `GET /plans/site/custom/{locationID}`.
     * Without it: false.
     */
    customPlans: flag,
    /** The site's own words. Without it: the portal's. */
    aliases: optional(
      v.object({
        /** For a site. Without it: the portal's word. */
        site: alias,
        /** For a building. Without it: the portal's word. */
        building: alias,
        /** For a zone. Without it: the portal's word. */
        zone: alias,
        /** For a time of access. Without it: the portal's word. */
        accessPeriod: alias,
        /** For a plan. Without it: the portal's word. */
        plan: alias,
      }),
    ),
    /** The name of the site's Wi-Fi network. Without it: it is not named. */
    ssid: optionalText,
    /** What the site sells in. Without it: each price names its own. */
    currency: optional(currencyCode),
    /**
     * Site-wide router credentials that give access to payment and mail only. Without it: the
     * router is not asked.
     */
    quarantineCredentials: optional(
      v.object({
        /** The router's name for them. */
        username: v.string(),
        /** Their password. */
        password: v.string(),
      }),
    ),
    /** What the law of the site's country gives to consumers. Without it: nothing of it is offered. */
    consumerRights: optional(consumerRights),
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
