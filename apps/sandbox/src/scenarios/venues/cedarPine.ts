import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';
import { essential, plus } from './sharedPlans';

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
    country: 'US',
    logo: '/sandbox/assets/cedar-logo.svg',
    logoDark: '/sandbox/assets/cedar-logo-dark.svg',
    buttonChatStyle: 'round',
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
