import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

const connect = {
  title: 'Connect',
  packageType: 'Connect',
  description: 'Messages and browsing',
  perks: ['2 devices', 'Web, email and messages', 'No card needed'],
  downloadMbps: 5,
  deviceLimit: 2,
  hasOwnNetwork: false,
};
const essential = {
  title: 'Essential',
  packageType: 'Essential',
  description: 'For one person',
  perks: ['3 devices', 'HD video', 'Cancel any time'],
  downloadMbps: 25,
  deviceLimit: 3,
  hasOwnNetwork: false,
};
const plus = {
  title: 'Plus',
  packageType: 'Plus',
  description: 'For streaming and work',
  perks: ['5 devices', '4K video and calls', 'Your own network'],
  downloadMbps: 150,
  deviceLimit: 5,
  suggested: true,
};
const supersonic = {
  title: 'Supersonic',
  packageType: 'Supersonic',
  description: 'For a full household',
  perks: ['10 devices', 'Gaming with low delay', 'Your own network'],
  downloadMbps: 500,
  deviceLimit: 10,
};

/**
 * Apartments on a canal, pay as you go, with every usual feature. The venue of the documentation's
 * pictures.
 */
export const canalWharf: VenueSeed = {
  locationId: 'canal-wharf',
  customerCode: 'foyer',
  nasId: 'gw-canal-1',
  about: 'Pay as you go, monthly, daily and weekly plans. The place to begin.',
  details: siteDetails({
    name: 'Canal Wharf',
    code: 'CanalWharf',
    features: { email_activation: false, detailed_agreements: true, home_networking: true },
    visibleTabs: ['login', 'register', 'activate', 'connect-device'],
    isNoUserJourneyEnabled: true,
    isEnabledNujHeadlessDevices: true,
    wiredNetworkingEnabled: true,
    showFeedback: true,
    guestPasses: { hours: [4, 24, 72], perPeriod: 5, takesSlot: false },
    footer:
      '<p>Run by Canal Wharf Residents. <a href="https://foyer.example/privacy">Privacy</a></p>',
    support: {
      link: 'https://foyer.example/help',
      text: 'Help',
      phone: '0330 808 4410',
      email: 'help@foyer.example',
    },
    notification: {
      id: 'planned-work-1',
      title: 'Planned work',
      message: 'The Wi-Fi may drop for a few minutes.',
      importance: 'LOW',
      startsInDays: -2,
      endsInDays: 4,
      means: { state: 'planned', startsAtHour: 26, endsAtHour: 27 },
    },
    wifi: { ssid: 'CanalWharf-WiFi', personalSsid: 'CanalWharf-Home', auth: 'WPA2' },
    slots: { base: 2, changesPerPeriod: 4, additionalChanges: 0 },
  }),
  plans: [
    makePlan({ ...connect, priceId: 'cw-connect-month', amount: 0, category: '1month' }),
    makePlan({ ...essential, priceId: 'cw-essential-month', amount: 1200, category: '1month' }),
    makePlan({ ...plus, priceId: 'cw-plus-month', amount: 2500, category: '1month' }),
    makePlan({ ...supersonic, priceId: 'cw-supersonic-month', amount: 3800, category: '1month' }),
    makePlan({
      ...essential,
      priceId: 'cw-essential-day',
      amount: 400,
      category: '1day',
      perks: ['3 devices', 'HD video', 'Doesn’t renew'],
    }),
    makePlan({
      ...plus,
      priceId: 'cw-plus-day',
      amount: 600,
      category: '1day',
      perks: ['5 devices', '4K video and calls', 'Doesn’t renew'],
    }),
    makePlan({
      ...essential,
      priceId: 'cw-essential-week',
      amount: 900,
      category: '1week',
      recurring: false,
      perks: ['3 devices', 'HD video', 'Doesn’t renew'],
    }),
    makePlan({
      ...plus,
      priceId: 'cw-plus-week',
      amount: 1400,
      category: '1week',
      recurring: false,
      perks: ['5 devices', '4K video and calls', 'Doesn’t renew'],
    }),
    makePlan({
      ...plus,
      title: 'Wharf Staff',
      packageType: 'Awesome',
      description: 'For people who work here',
      priceId: 'cw-staff-month',
      amount: 500,
      category: '1month',
      hidden: true,
      suggested: false,
    }),
  ],
  coupons: [
    { code: 'AUTUMN20', percentOff: 20, periods: 3 },
    { code: 'WHARFSTAFF', percentOff: 50, periods: null, planPriceId: 'cw-staff-month' },
    { code: 'FIVER', amountOff: 500, periods: 1 },
    { code: 'WELCOME100', percentOff: 100, periods: 1 },
    { code: 'SUMMER25', percentOff: 25, periods: 2, expiresInDays: -60 },
  ],
  notices: [],
  personas: [
    {
      key: 'visitor',
      about: 'Has just joined the Wi-Fi and has no account',
      kind: 'visitor',
      mac: 'A4:83:E7:5C:19:02',
    },
    {
      key: 'maya',
      about: 'Plus for £25.00 a month with AUTUMN20, three devices',
      kind: 'customer',
      mac: 'F0:18:98:3A:77:C1',
      email: 'maya.okafor@hey.co.uk',
      firstName: 'Maya',
      lastName: 'Okafor',
      mobile: '+447700900142',
      extra: { buildingName: 'Lock House', zoneName: 'Flat 12' },
      marketing: { email: '1', sms: '0' },
      card: 'visa',
      subscription: {
        priceId: 'cw-plus-month',
        periodsPaid: 1,
        daysIn: 12,
        couponCode: 'AUTUMN20',
        couponPeriodsLeft: 2,
        earlier: { priceId: 'cw-essential-month', periods: 13 },
      },
      devices: [
        { mac: 'F0:18:98:3A:77:C1', name: 'Maya’s iPhone', kind: 'phone', seenMinutesAgo: 0 },
        { mac: '3C:22:FB:81:40:9E', name: 'MacBook Air', kind: 'laptop', seenMinutesAgo: 12 },
        { mac: '64:1C:AE:2B:55:D7', name: 'Living-room TV', kind: 'tv', seenMinutesAgo: 1500 },
      ],
      changesUsed: 2,
      wifiKey: { passphrase: 'heron-maple-4821-river' },
      due: { title: 'Extra device slot', amount: 300, daysAgo: 3, dueInDays: 11 },
      credit: { cause: 'pauseCalledOff', amount: 600, daysAgo: 93 },
    },
  ],
};
