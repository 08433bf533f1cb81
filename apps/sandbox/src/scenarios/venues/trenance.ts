import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

const single = {
  title: 'One device',
  packageType: 'Single',
  description: 'For the phone in your hand',
  perks: ['1 device', 'Web, email and maps'],
  downloadMbps: 20,
  deviceLimit: 1,
};
const standard = {
  title: 'Three devices',
  packageType: 'Standard',
  description: 'For two and a tablet',
  perks: ['3 devices', 'HD video'],
  downloadMbps: 50,
  deviceLimit: 3,
  suggested: true,
};
const awesome = {
  title: 'Eight devices',
  packageType: 'Awesome',
  description: 'For the whole caravan',
  perks: ['8 devices', '4K video', 'Consoles welcome'],
  downloadMbps: 120,
  deviceLimit: 8,
};

/** A cove with caravans: plans bound to registered devices, our own plan engine. */
export const trenance: VenueSeed = {
  locationId: 'trenance-cove',
  customerCode: 'COVE',
  nasId: 'gw-trenance-1',
  about: 'Plans are bound to registered devices (PDR); payments on our own plan engine.',
  details: siteDetails({
    name: 'Trenance Cove',
    code: 'Trenance',
    portalType: 'PDR',
    planEngine: 'INTERNAL',
    theme: 'pebble-cove',
    landingText: '<p>Sea, sand and signal. Choose a plan, add your devices and connect.</p>',
    support: { link: null, text: null, phone: '01637 496 0222', email: 'hello@cove.example' },
    slots: { base: 1, changesPerPeriod: 2, additionalChanges: 1 },
  }),
  plans: [
    makePlan({ ...single, priceId: 'tc-single-4weeks', amount: 900, category: '4weeks' }),
    makePlan({ ...standard, priceId: 'tc-standard-4weeks', amount: 1900, category: '4weeks' }),
    makePlan({ ...awesome, priceId: 'tc-awesome-4weeks', amount: 3200, category: '4weeks' }),
    makePlan({ ...single, priceId: 'tc-single-1day', amount: 250, category: '1day' }),
    makePlan({ ...standard, priceId: 'tc-standard-1day', amount: 500, category: '1day' }),
    makePlan({ ...standard, priceId: 'tc-standard-1year', amount: 19_000, category: '1year' }),
  ],
  coupons: [
    { code: 'SEASIDE', percentOff: 30, periods: 2 },
    { code: 'TIDE3', amountOff: 300, periods: 3 },
  ],
  personas: [
    {
      key: 'visitor',
      about: 'Has just parked the caravan',
      kind: 'visitor',
      mac: '3C:22:FB:0D:72:18',
    },
    {
      key: 'imogen',
      about: 'Three devices every four weeks, one change left of two',
      kind: 'customer',
      mac: 'A4:83:E7:90:3B:44',
      email: 'imogen.trewin@post.example',
      firstName: 'Imogen',
      lastName: 'Trewin',
      mobile: '+447700900455',
      card: 'visa',
      subscription: { priceId: 'tc-standard-4weeks', periodsPaid: 6, daysIn: 9 },
      changesUsed: 1,
      devices: [
        { mac: 'A4:83:E7:90:3B:44', name: 'Imogen’s iPhone', kind: 'phone', seenMinutesAgo: 0 },
        { mac: 'FC:A1:83:21:9D:60', name: 'Kitchen speaker', kind: 'speaker', seenMinutesAgo: 35 },
      ],
    },
    {
      key: 'pastdue',
      about: 'The card was refused; the plan is past due',
      kind: 'customer',
      mac: 'D4:81:D7:5E:11:AF',
      email: 'gareth.lowe@post.example',
      firstName: 'Gareth',
      lastName: 'Lowe',
      mobile: '+447700900461',
      card: 'visa',
      cardFails: true,
      subscription: { priceId: 'tc-awesome-4weeks', periodsPaid: 4, daysIn: 29 },
      devices: [
        { mac: 'D4:81:D7:5E:11:AF', name: 'Work laptop', kind: 'laptop', seenMinutesAgo: 0 },
        { mac: 'A8:23:FE:0B:4C:73', name: 'Caravan TV', kind: 'tv', seenMinutesAgo: 600 },
      ],
    },
    {
      key: 'agent',
      about: 'An agent in Imogen’s account',
      kind: 'agent',
      firstName: 'Jory from the help desk',
      mac: '00:1B:63:84:45:E9',
      actsFor: 'imogen',
    },
  ],
};
