import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

/** A hotel: registering gives free access, and a faster plan is cheap. */
export const halden: VenueSeed = {
  locationId: 'halden-arcade',
  customerCode: 'HALDEN',
  nasId: 'gw-halden-1',
  about: 'Hotel: registering gives free access; faster evenings can be bought.',
  details: siteDetails({
    name: 'Halden Arcade Hotel',
    code: 'HaldenArcade',
    portalType: 'FREE_SIGN_UP',
    theme: 'halden',
    isFreeSignUp: true,
    messagingAndBrowsing: true,
    showFeedback: true,
    logo: '/sandbox/assets/halden-logo.svg',
    landingText: '<p>Good evening. The Wi-Fi is on the house.</p>',
    registrationFields: [
      { name: 'firstName', required: true },
      { name: 'lastName', required: true },
      { name: 'email', required: true },
      { name: 'zoneName', required: true, label: 'Room number' },
    ],
    aliases: {
      site: { one: 'hotel', many: 'hotels' },
      zone: { one: 'room', many: 'rooms' },
    },
    displayOptions: { reception: true },
    support: { link: null, text: 'Dial 0 for reception', phone: '020 7946 0188', email: null },
    slots: { base: 4, changesPerPeriod: 0, additionalChanges: 0 },
  }),
  plans: [
    makePlan({
      title: 'House Wi-Fi',
      packageType: 'Free',
      priceId: 'ha-free-1day',
      amount: 0,
      category: '1day',
      description: 'Messages and browsing',
      perks: ['4 devices', 'Web, email and messages'],
      goodFor: ['messaging', 'browsing'],
      downloadMbps: 10,
      deviceLimit: 4,
    }),
    makePlan({
      title: 'Film night',
      packageType: 'Premium',
      priceId: 'ha-film-1day',
      amount: 500,
      category: '1day',
      description: 'Films and video calls',
      perks: ['6 devices', '4K films'],
      goodFor: ['streaming', 'calls'],
      downloadMbps: 120,
      deviceLimit: 6,
      suggested: true,
    }),
  ],
  coupons: [],
  personas: [
    { key: 'visitor', about: 'Has just checked in', kind: 'visitor', mac: 'A4:83:E7:33:C0:18' },
    {
      key: 'elena',
      about: 'Registered yesterday and is online for free',
      kind: 'customer',
      mac: 'F0:18:98:50:7B:2E',
      email: 'elena.marchetti@post.example',
      firstName: 'Elena',
      lastName: 'Marchetti',
      extra: { zoneName: '412' },
      devices: [
        { mac: 'F0:18:98:50:7B:2E', name: 'Elena’s iPhone', kind: 'phone', seenMinutesAgo: 0 },
      ],
    },
  ],
};
