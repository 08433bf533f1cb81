import {
  importances,
  landingTabs,
  parseMac,
  planEngines,
  portalTypes,
  type SiteInfo,
} from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { aliases } from './aliases';
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
  textOrEmpty,
  texts,
} from '../schemas/answerSchemas';

/** A banner from the operator, shown between its dates. */
const notification = v.object({
  /** The banner's id. A banner that a person dismissed stays hidden by its id. */
  id,
  /** The heading. Without it: only the message is shown. */
  title: textOrEmpty,
  /** The text. */
  message: v.string(),
  /** LOW, MEDIUM or HIGH, which chooses the look. Any other value is shown as LOW. */
  importance: oneOf(importances, 'unknown'),
  /** When the banner appears. Without it: straight away. */
  startDate: optionalInstant,
  /** When the banner disappears. Without it: when the site info no longer has it. */
  endDate: optionalInstant,
  /** When what it announces begins, such as planned work. Without it: no date is shown. */
  startsAt: optionalInstant,
  /** When that ends. Without it: only the beginning is shown. */
  endsAt: optionalInstant,
});

/** The site's settings and features for this session. */
export const siteInfo = v.pipe(
  v.object({
    /** The site's name that people see. */
    name: v.string(),
    /**
     * The location's code. It identifies holiday parks, and the device check needs it. Without it:
     * no device check.
     */
    code: textOrEmpty,
    /** The site's id, for requesting its plans. */
    locationID: id,
    /**
     * The operator's code for the customer. The log-in appends it to the email address. Without it:
     * only the address.
     */
    customerCode: optionalText,
    /**
     * Display flags by name. `showPrices` false takes the prices off landing page and log-in,
     * `compactHeader` true gives the landing page a low header, `reception` true sends people to a
     * reception for help. Unknown flags are ignored. Without it: prices, a high header, no reception.
     */
    displayOptions: flags,
    /** The site's features. Without it: none of them. */
    features: v.nullish(
      v.object({
        /** True if new users must confirm their email address. Without it: false. */
        email_activation: flag,
        /**
         * True if registration asks about each marketing channel. Without it: false, one question
         * for all.
         */
        detailed_agreements: flag,
        /** True if the portal offers the personal network's wizard. Without it: false. */
        home_networking: flag,
      }),
      {},
    ),
    /** True if the session belongs to a logged-in user. Without it: false. */
    isLoggedIn: flag,
    /** The device address (MAC address) that the gateway sees. Without it: unknown. */
    mac: optionalText,
    /**
     * Why the gateway refused this device. Landing page and log-in show it. Without it: nothing.
     */
    loginError: optionalText,
    /**
     * True shows the Facebook button, if the public configuration has its address. Without it:
     * false.
     */
    fbEnabled: flag,
    /**
     * True if the bank may have to confirm payments (3-D Secure). Without it: false, the portal
     * never asks the bank.
     */
    '3ds_enabled': flag,
    /** True if registration finds people by the operator's id for them. Without it: false. */
    externalIdLookupEnabled: flag,
    /**
     * The landing page's welcome, as HTML that the portal sanitises. Without it: the portal's own.
     */
    landingText: optionalText,
    /** True if a support agent acts as the customer. Without it: false. */
    isImpersonating: flag,
    /** The contacts for help. Without it: the portal names no contact. */
    support: optional(
      v.object({
        /** The address of a help page: http or https. Without it: not shown. */
        link: optionalLink,
        /** One sentence about it. Without it: the portal's own. */
        text: optionalText,
        /** A phone number. Without it: not shown. */
        phone: optionalText,
        /** An email address. Without it: not shown. */
        email: optionalText,
      }),
    ),
    /** True if users can add wired devices. Without it: false. */
    wiredNetworkingEnabled: flag,
    /** True if another service keeps the personal network's Wi-Fi password. Without it: false. */
    usingExternalDpsk: flag,
    /** Site content above every page, as HTML that the portal sanitises. Without it: none. */
    header: optionalText,
    /** Site content below the header, as HTML that the portal sanitises. Without it: none. */
    subheader: optionalText,
    /** Site content below every page, as HTML that the portal sanitises. Without it: none. */
    footer: optionalText,
    /** The address of the site's logo. Without it: the theme's. */
    logo: optionalAsset,
    /** The address of the logo for dark ground. Without it: `logo` on white. */
    logoDark: optionalAsset,
    /** The address of the landing page's picture. Without it: the theme's. */
    background: optionalAsset,
    /**
     * The landing page's tabs: `login`, `register`, `activate`, `connect-device`. Unknown names are
     * ignored. Without it: all tabs that the portal type allows.
     */
    visibleTabs: optional(texts),
    /** The domains whose email addresses may register. Without it: all domains. */
    allowedEmailDomains: texts,
    /** The look of the chat's button. Any value turns the chat on. Without it: no chat. */
    buttonChatStyle: optionalText,
    /** True if devices can get online without an account. Without it: false. */
    isNoUserJourneyEnabled: flag,
    /** True if one account works at all sites of the operator. Without it: false. */
    oneAccountEnabled: flag,
    /** The portal type. Any other value counts as PAYG. */
    portalType: oneOf(portalTypes, 'unknown'),
    /** True if devices without a browser can get online without an account. Without it: false. */
    isEnabledNujHeadlessDevices: flag,
    /** True shows the feedback link. Without it: false. */
    showFeedback: flag,
    /** True shows the speed test. Without it: false. */
    showSpeedTest: flag,
    /**
     * True if customers can give passes to guests, who use them on the landing page. Without it:
     * false.
     */
    guestPasses: flag,
    /**
     * True if the portal checks devices before they get online without an account. Without it:
     * false.
     */
    isCpeEnabled: flag,
    /** False closes the site. Without it: true. */
    enabled: flagDefaultTrue,
    /** A banner from the operator. Without it: none. */
    notification: optional(notification),
    /** True if the log-in may need an SMS code. Without it: false. */
    mfaViaSms: flag,
    /** Who charges: with STRIPE the payment provider's checkout, with INTERNAL the backend. */
    planEngine: oneOf(planEngines, 'unknown'),
    /**
     * True if the site has a light tier. Plans then say what they are good for. Without it: false.
     */
    messagingAndBrowsing: flag,
    /**
     * True if users can add devices under the other service's Wi-Fi password. Without it: false.
     */
    hnCloudpathDeviceAddEnabled: flag,
    /**
     * True if users can choose whether their household's devices see each other. Without it: false.
     */
    shareVlan: flag,
    /** The site's theme. Without it: the default theme. */
    siteCssInfoResponse: optional(
      v.object({
        /**
         * The theme's name. An unknown name means the default theme. Without it: the default theme.
         */
        name: optionalText,
        /**
         * The theme that `themes/<name>.json` holds, so that a first page needs no request for it. A backend may send
         * it only to some. Without it: the portal fetches the file.
         */
        theme: v.optional(v.unknown()),
      }),
    ),
    /** Whether this user accepted the terms. Without it: the user need not accept them again. */
    terms: optional(
      v.object({
        /** True if the user accepted the current version. Without it: false. */
        accepted: flag,
        /** A short sentence about the terms. Without it: the portal's own. */
        text: optionalText,
      }),
    ),
    /** The place's name for the page's title. Without it: the title is only the brand. */
    location: optionalText,
    /** True if the site is a holiday park. Without it: false, unless its code says so. */
    isHolidayPark: flag,
    /**
     * True if registration alone gives access. Without it: false, unless the portal type says so.
     */
    isFreeSignUp: flag,
    /**
     * True if the plans come in two lists, monthly and daily: see `GET
     * /plans/site/custom/{locationID}`. Without it: false.
     */
    customPlans: flag,
    /** The site's own words for some of the portal's. Without it: the portal's. */
    aliases: optional(aliases),
    /** The name of the site's Wi-Fi network. Without it: no name is shown. */
    ssid: optionalText,
    /** The site's currency, as ISO 4217 code. Without it: each price has its own. */
    currency: optional(currencyCode),
    /**
     * The site's country, as ISO 3166-1 alpha-2 code. Phone fields start with it. Without it: the country of
     * the currency, else `GB`.
     */
    country: optionalText,
    /**
     * The time zone of the clocks at the site, as IANA name: `Europe/London`. Without it: the device's.
     */
    timeZone: optionalText,
    /**
     * Router credentials of the site that give access only to payment and email. Without it: the
     * portal does not call the router.
     */
    quarantineCredentials: optional(
      v.object({
        /** The username. */
        username: v.string(),
        /** The password. */
        password: v.string(),
      }),
    ),
    /**
     * The consumer's rights under the law of the site's country. Without it: the portal offers none
     * of them.
     */
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
      aliases: same.aliases ?? {},
    }),
  ),
);

/** The site's settings and features for this session. */
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
