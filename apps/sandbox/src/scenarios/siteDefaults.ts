import { sellerOf } from '../services/messages/seller';
import type { SiteDetails, TermsText } from '../services/sites/siteDetails';
import { withTexts } from '../services/sites/withTexts';
import type { TermsWords } from './translations/SiteTranslation';
import { translations } from './translations/translations';

/** The terms that venues start with. */
const english: TermsWords = {
  text: 'Be fair to others on the network, and stay within the law.',
  title: 'Terms for the Wi-Fi at {site}',
  parties: 'These terms are between you and {seller}. By using this network you accept them.',
  get: 'What you get',
  getText:
    'Internet access at the speed and for the number of devices that your plan names. Each speed is the fastest you can get: walls, distance and other people’s use make it slower.',
  pay: 'What you pay',
  payText:
    'If your plan renews, we charge you at the start of each period until you cancel. You can cancel at any time. Your plan then ends at the end of the period you’ve paid for. If your plan has a minimum term, it renews until the end of the period in which that term ends. We charge you for each renewal. If you leave earlier, or your plan ends because you haven’t paid, you may have to pay a fee. We’ll tell you about a minimum term before you buy.',
  fair: 'Fair use',
  fairText:
    'Don’t break the law, harm other people’s devices or resell the service. If a device breaks these rules, we may slow it down or disconnect it.',
  data: 'Your data',
  dataText:
    'We keep what we need to run the service: your details, your devices’ addresses and when they were online. Read our <a href="https://foyer.example/privacy">privacy notice</a>.',
};

const written = (words: TermsWords, site: string, seller: string): TermsText => ({
  text: words.text,
  html: [
    `<h2>${words.title.replace('{site}', site)}</h2>`,
    `<p>${words.parties.replace('{seller}', seller)}</p>`,
    `<h3>${words.get}</h3>`,
    `<p>${words.getText}</p>`,
    `<h3>${words.pay}</h3>`,
    `<p>${words.payText}</p>`,
    `<h3>${words.fair}</h3>`,
    `<p>${words.fairText}</p>`,
    `<h3>${words.data}</h3>`,
    `<p>${words.dataText}</p>`,
  ].join('\n'),
});

/** The terms of a venue, in each language; a new `version` is asked for again, so other words need one. */
const terms = (site: string, seller: string): SiteDetails['terms'] => ({
  version: '2026-11-29',
  ...written(english, site, seller),
  translations: Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      written(words.terms, site, seller),
    ]),
  ),
});

/** The fields that most venues ask for at registration. */
const registrationFields: SiteDetails['registrationFields'] = [
  { name: 'firstName', required: true },
  { name: 'lastName', required: true },
  { name: 'email', required: true },
  { name: 'mobile', required: false },
];

const marketing: SiteDetails['marketing'] = [
  { id: 'email', title: 'Email', description: 'Offers and news, once a month at most.' },
  { id: 'sms', title: 'Text message', description: 'Short-term offers.' },
  { id: 'post', title: 'Letter', description: 'An occasional letter with offers.' },
  { id: 'phone', title: 'Phone', description: 'Offers by phone.' },
];

/** What a venue's seed must and may state; the rest has defaults. */
export type SiteChoice = Partial<SiteDetails> & Pick<SiteDetails, 'name' | 'code'>;

/** The texts of a venue in each other language. `{site}` stands for the venue's name. */
const translated = (details: SiteDetails): NonNullable<SiteDetails['translations']> => {
  const used = new Set<string>();
  withTexts(details, (text) => {
    used.add(text);
    return text;
  });
  const say = (texts: Readonly<Record<string, string>>, text: string): string =>
    texts[text.replaceAll(details.name, '{site}')]?.replaceAll('{site}', details.name) ?? text;
  return Object.fromEntries(
    Object.entries(translations).map(([language, { sites }]) => [
      language,
      Object.fromEntries([...used].map((text) => [text, say(sites, text)])),
    ]),
  );
};

/** A venue with the defaults filled in, in each language. */
export const siteDetails = (choice: SiteChoice): SiteDetails => {
  const details = withDefaults(choice);
  return { ...details, translations: translated(details) };
};

/** Rule LAW-1. Who sells is named everywhere, even where the law gives no such rights. */
const consumerRights = (areGiven: boolean): SiteDetails['consumerRights'] => ({
  withdrawalDays: areGiven ? 14 : null,
  cancelsOnline: areGiven,
  pricesIncludeTax: areGiven,
  buttonNamesObligation: areGiven,
});

const withDefaults = (choice: SiteChoice): SiteDetails => ({
  portalType: 'PAYG',
  planEngine: 'STRIPE',
  currency: 'GBP',
  country: 'GB',
  theme: 'foyer',
  enabled: true,
  customPlans: false,
  features: { email_activation: false, detailed_agreements: false, home_networking: false },
  displayOptions: {},
  threeDs: true,
  fbEnabled: false,
  externalIdLookupEnabled: false,
  landingText: `<p>Welcome to ${choice.name}. Choose a plan, pay by card and connect.</p>`,
  header: null,
  subheader: null,
  footer: null,
  logo: null,
  logoDark: null,
  background: null,
  support: { link: null, text: null, phone: '0330 808 4410', email: 'help@foyer.example' },
  visibleTabs: null,
  allowedEmailDomains: [],
  buttonChatStyle: null,
  wiredNetworkingEnabled: false,
  usingExternalDpsk: false,
  isNoUserJourneyEnabled: false,
  oneAccountEnabled: false,
  isEnabledNujHeadlessDevices: false,
  isCpeEnabled: false,
  showFeedback: false,
  showSpeedTest: true,
  guestPasses: null,
  mfaViaSms: false,
  messagingAndBrowsing: false,
  hnCloudpathDeviceAddEnabled: false,
  shareVlan: false,
  bandwidthPooling: false,
  isHolidayPark: false,
  isFreeSignUp: false,
  billforward: false,
  loginError: null,
  location: choice.name,
  notification: null,
  aliases: {},
  terms: terms(choice.name, sellerOf({ currency: choice.currency ?? 'GBP' }).name),
  registrationFields,
  marketing,
  quarantine: { username: 'quarantine' },
  wifi: { ssid: `${choice.code}-WiFi`, personalSsid: `${choice.code}-Home`, auth: 'WPA2' },
  slots: { base: 3, changesPerPeriod: 4, additionalChanges: 0 },
  consumerRights: consumerRights(choice.currency !== 'USD'),
  ...choice,
});
