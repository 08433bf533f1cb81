import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

const essential = {
  title: 'Essential',
  packageType: 'Essential',
  description: 'For one person',
  perks: ['3 devices', 'HD video'],
  downloadMbps: 40,
  deviceLimit: 3,
};
const plus = {
  title: 'Plus',
  packageType: 'Plus',
  description: 'For streaming and work',
  perks: ['6 devices', '4K video and calls'],
  downloadMbps: 200,
  deviceLimit: 6,
  suggested: true,
};

/** Flats where e-mail addresses are confirmed first and our own engine takes the payments. */
export const stationLofts: VenueSeed = {
  locationId: 'station-lofts',
  customerCode: 'STATION',
  nasId: 'gw-station-1',
  about: 'E-mail addresses are confirmed before anything; our own plan engine.',
  details: siteDetails({
    name: 'Station Lofts',
    code: 'StationLofts',
    planEngine: 'INTERNAL',
    features: { email_activation: true, detailed_agreements: true, home_networking: true },
    notification: {
      id: 'station-outage',
      title: 'No Wi-Fi on floors 3 and 4',
      message: 'A cable was cut in the street. Engineers are on site; we expect it back by noon.',
      importance: 'HIGH',
      startsInDays: 0,
      endsInDays: 2,
    },
    slots: { base: 2, changesPerPeriod: 4, additionalChanges: 0 },
  }),
  plans: [
    makePlan({ ...essential, priceId: 'st-essential-month', amount: 1400, category: '1month' }),
    makePlan({ ...plus, priceId: 'st-plus-month', amount: 2600, category: '1month' }),
    makePlan({ ...plus, priceId: 'st-plus-1day', amount: 500, category: '1day' }),
  ],
  coupons: [
    { code: 'TRAIN10', percentOff: 10, periods: 3 },
    { code: 'FREERIDE', percentOff: 100, periods: 1 },
  ],
  personas: [
    { key: 'visitor', about: 'Wants to sign up', kind: 'visitor', mac: 'A4:83:E7:29:0F:BB' },
    {
      key: 'unverified',
      about: 'Has not confirmed her address yet',
      kind: 'customer',
      mac: '3C:22:FB:42:6C:18',
      email: 'chloe.bennett@post.example',
      firstName: 'Chloe',
      lastName: 'Bennett',
      mobile: '+447700900815',
      unverified: true,
    },
    {
      key: 'hugo',
      about: 'Plus on our own engine; saved card',
      kind: 'customer',
      mac: 'F0:18:98:73:5E:A0',
      email: 'hugo.frost@post.example',
      firstName: 'Hugo',
      lastName: 'Frost',
      mobile: '+447700900822',
      card: 'visa',
      subscription: { priceId: 'st-essential-month', periodsPaid: 14, daysIn: 11 },
      devices: [
        { mac: 'F0:18:98:73:5E:A0', name: 'Hugo’s iPhone', kind: 'phone', seenMinutesAgo: 0 },
      ],
    },
    {
      key: 'unfinished',
      about: 'Account made for him: terms, mobile and a password are missing',
      kind: 'customer',
      mac: '64:1C:AE:55:1B:E4',
      email: 'ravi.menon@post.example',
      firstName: 'Ravi',
      lastName: '',
      password: null,
      termsNotAccepted: true,
    },
  ],
};

/** Suites in dollars, by four weeks, with chat and an older billing account elsewhere. */
export const cedarPine: VenueSeed = {
  locationId: 'cedar-pine',
  customerCode: 'CEDAR',
  nasId: 'gw-cedar-1',
  about: 'Pay as you go in dollars, by four weeks; chat, feedback, older billing elsewhere.',
  details: siteDetails({
    name: 'Cedar & Pine Suites',
    code: 'CedarPine',
    currency: 'USD',
    logo: '/sandbox/assets/cedar-logo.svg',
    buttonChatStyle: 'cedar-chat',
    showFeedback: true,
    billforward: true,
    fbEnabled: true,
    threeDs: false,
    displayOptions: { showPrices: true, compactHeader: true },
    support: { link: null, text: null, phone: '(503) 555-0128', email: 'stay@cedar.example' },
    slots: { base: 2, changesPerPeriod: 4, additionalChanges: 0 },
  }),
  plans: [
    makePlan({ ...essential, priceId: 'cp-essential-4weeks', amount: 1800, category: '4weeks' }),
    makePlan({ ...plus, priceId: 'cp-plus-4weeks', amount: 3500, category: '4weeks' }),
    makePlan({ ...essential, priceId: 'cp-essential-1week', amount: 700, category: '1week' }),
    makePlan({ ...plus, priceId: 'cp-plus-1day', amount: 800, category: '1day' }),
  ],
  coupons: [{ code: 'PINECONE', percentOff: 20, periods: 3 }],
  personas: [
    {
      key: 'visitor',
      about: 'Is waiting for the elevator',
      kind: 'visitor',
      mac: 'A4:83:E7:D1:44:08',
    },
    {
      key: 'marcus',
      about: 'Plus every four weeks, in dollars',
      kind: 'customer',
      mac: 'F0:18:98:0B:96:7D',
      email: 'marcus.boyd@mail.example',
      firstName: 'Marcus',
      lastName: 'Boyd',
      mobile: '+15035550161',
      card: 'mastercard',
      subscription: { priceId: 'cp-plus-4weeks', periodsPaid: 14, daysIn: 4 },
      devices: [
        { mac: 'F0:18:98:0B:96:7D', name: 'Marcus’s phone', kind: 'phone', seenMinutesAgo: 0 },
      ],
    },
  ],
};

/** A venue that is closed: nobody but an agent gets past the door. */
export const oldBrewery: VenueSeed = {
  locationId: 'old-brewery',
  customerCode: 'BREWERY',
  nasId: 'gw-brewery-1',
  about: 'Closed: visitors are turned away, an agent is not.',
  details: siteDetails({ name: 'The Old Brewery', code: 'OldBrewery', enabled: false }),
  plans: [
    makePlan({ ...essential, priceId: 'ob-essential-month', amount: 1200, category: '1month' }),
  ],
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'Stands before a closed door',
      kind: 'visitor',
      mac: 'A4:83:E7:70:2A:5C',
    },
    {
      key: 'owner',
      about: 'Has an account here',
      kind: 'customer',
      mac: '3C:22:FB:19:E0:63',
      email: 'joan.barley@post.example',
      firstName: 'Joan',
      lastName: 'Barley',
      mobile: '+447700900901',
      card: 'visa',
      subscription: { priceId: 'ob-essential-month', periodsPaid: 3, daysIn: 6 },
    },
    {
      key: 'agent',
      about: 'An agent in Joan’s account, let in all the same',
      kind: 'agent',
      mac: '00:1B:63:84:45:E8',
      actsFor: 'owner',
    },
    {
      key: 'outside',
      about: 'Opens the portal on mobile data, no gateway in sight',
      kind: 'outside',
      mac: 'A4:83:E7:70:2A:5D',
    },
  ],
};
