import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

const basic = {
  title: 'Basic',
  packageType: 'Basic',
  description: 'For messages and the weather',
  perks: ['2 devices', 'Web and messages'],
  downloadMbps: 10,
  deviceLimit: 2,
};
const premium = {
  title: 'Premium',
  packageType: 'Premium',
  description: 'For films after the beach',
  perks: ['5 devices', 'HD films', 'Pause it when you go home'],
  downloadMbps: 80,
  deviceLimit: 5,
  suggested: true,
};

const once = { recurring: false, suggested: false };

/** A holiday park by its location code, with a blacklist of devices and plans of four weeks. */
export const ruda: VenueSeed = {
  locationId: 'ruda-park-connect',
  customerCode: 'LAKESIDE',
  nasId: 'gw-ruda-1',
  about: 'Holiday park by its location code; devices are checked against a blacklist.',
  details: siteDetails({
    name: 'Ruda Lakes',
    code: 'RudaParkConnect',
    theme: 'parkconnect',
    isCpeEnabled: true,
    landingText: '<p>Welcome to the lakes. Wi-Fi from the jetty to the last tent.</p>',
    support: { link: null, text: null, phone: '01271 496 0333', email: 'park@lakeside.example' },
    aliases: {
      site: { one: 'park', many: 'parks' },
      zone: { one: 'pitch', many: 'pitches' },
    },
    slots: { base: 2, changesPerPeriod: 4, additionalChanges: 0 },
  }),
  plans: [
    makePlan({ ...basic, priceId: 'rp-basic-4weeks', amount: 1000, category: '4weeks' }),
    makePlan({ ...premium, priceId: 'rp-premium-4weeks', amount: 2200, category: '4weeks' }),
    makePlan({ ...basic, priceId: 'rp-basic-1day', amount: 300, category: '1day' }),
    makePlan({ ...premium, priceId: 'rp-premium-1week', amount: 900, category: '1week' }),
    makePlan({ ...premium, priceId: 'rp-premium-1month', amount: 2400, category: '1month' }),
    makePlan({ ...basic, ...once, priceId: 'rp-basic-1month', amount: 1300, category: '1month' }),
    makePlan({
      ...premium,
      ...once,
      title: 'Own caravan',
      packageType: 'Awesome',
      description: 'For owners, all month',
      perks: ['5 devices', 'HD films', 'Doesn’t renew'],
      groupTitle: 'Caravan owners',
      priceId: 'rp-owners-1month',
      amount: 1800,
      category: '1month',
    }),
  ],
  coupons: [{ code: 'CAMPFIRE', percentOff: 10, periods: 3 }],
  personas: [
    {
      key: 'visitor',
      about: 'Is putting up the tent',
      kind: 'visitor',
      mac: '8C:F5:A3:77:20:1D',
    },
    {
      key: 'blacklisted',
      about: 'A device that was reported stolen',
      kind: 'visitor',
      mac: 'B0:A7:37:DE:AD:01',
      disabled: true,
    },
    {
      key: 'paused',
      about: 'Premium every four weeks, paused',
      kind: 'customer',
      mac: 'F0:18:98:61:0E:3C',
      email: 'oskar.lindqvist@post.example',
      firstName: 'Oskar',
      lastName: 'Lindqvist',
      mobile: '+447700900588',
      extra: { zoneName: 'Pitch 48' },
      card: 'visa',
      subscription: { priceId: 'rp-premium-4weeks', periodsPaid: 14, daysIn: 10, state: 'paused' },
      pause: { startsInDays: -5, endsInDays: 90 },
      devices: [
        { mac: 'F0:18:98:61:0E:3C', name: 'Oskar’s iPhone', kind: 'phone', seenMinutesAgo: 7200 },
      ],
    },
    {
      key: 'cancelled',
      about: 'Cancelled Basic, which ends with its period',
      kind: 'customer',
      mac: '64:1C:AE:90:02:B8',
      email: 'beth.nakamura@post.example',
      firstName: 'Beth',
      lastName: 'Nakamura',
      mobile: '+447700900590',
      card: 'amex',
      subscription: { priceId: 'rp-basic-4weeks', periodsPaid: 3, daysIn: 20, state: 'cancelled' },
      devices: [
        { mac: '64:1C:AE:90:02:B8', name: 'Beth’s Galaxy', kind: 'phone', seenMinutesAgo: 0 },
      ],
    },
  ],
};
