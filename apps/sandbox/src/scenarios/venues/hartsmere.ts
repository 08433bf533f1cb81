import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

const lodge = {
  title: 'Lodge Standard',
  packageType: 'Standard',
  description: 'Messages, maps and the weather',
  perks: ['2 devices', 'Web and messages', 'Everywhere in the resort'],
  downloadMbps: 15,
  deviceLimit: 2,
};
const family = {
  title: 'Lodge Premium',
  packageType: 'Premium',
  description: 'For the whole family',
  perks: ['6 devices', 'HD films in the lodge', 'Everywhere in the resort'],
  downloadMbps: 60,
  deviceLimit: 6,
  suggested: true,
};

/** A holiday resort: custom plans in two lists, its own words for site, zone and plan. */
export const hartsmere: VenueSeed = {
  locationId: 'hartsmere-forest',
  customerCode: 'MEADOW',
  nasId: 'gw-hartsmere-1',
  about: 'Holiday resort with custom plans, by the day and by the month, and its own words.',
  details: siteDetails({
    name: 'Hartsmere Forest',
    code: 'Hartsmere',
    theme: 'meadow-resorts',
    customPlans: true,
    landingText:
      '<p>Welcome to Hartsmere Forest. Stay in touch from the lodge, the lake and the pool.</p>',
    header: '<p>Swimming from 7 in the morning, <strong>every day</strong>.</p>',
    subheader: '<p>Forest weather: dry until the weekend.</p>',
    displayOptions: { reception: true },
    support: {
      link: 'https://meadow.example/help',
      text: 'Ask reception',
      phone: '01842 496 0180',
      email: 'wifi@meadow.example',
    },
    aliases: {
      site: { one: 'resort', many: 'resorts' },
      building: { one: 'village', many: 'villages' },
      zone: { one: 'lodge', many: 'lodges' },
      accessPeriod: { one: 'stay', many: 'stays' },
      plan: { one: 'pass', many: 'passes' },
    },
    registrationFields: [
      { name: 'firstName', required: true },
      { name: 'lastName', required: true },
      { name: 'email', required: true },
      { name: 'zoneName', required: false, label: 'Lodge number' },
    ],
    notification: {
      id: 'hartsmere-storm',
      title: 'Stormy weather',
      message: 'Strong winds on Thursday. The Wi-Fi by the lake may come and go.',
      importance: 'MEDIUM',
      startsInDays: -1,
      endsInDays: 3,
    },
    slots: { base: 2, changesPerPeriod: 0, additionalChanges: 0 },
  }),
  plans: [
    makePlan({ ...lodge, priceId: 'hf-standard-1day', amount: 350, category: '1day' }),
    makePlan({ ...family, priceId: 'hf-premium-1day', amount: 600, category: '1day' }),
    makePlan({ ...lodge, priceId: 'hf-standard-3days', amount: 900, category: '3days' }),
    makePlan({ ...family, priceId: 'hf-premium-3days', amount: 1500, category: '3days' }),
    makePlan({
      ...lodge,
      priceId: 'hf-standard-1week',
      amount: 1600,
      category: '1week',
      recurring: false,
      list: 'daily',
    }),
    makePlan({
      ...family,
      priceId: 'hf-premium-1week',
      amount: 2600,
      category: '1week',
      recurring: false,
      list: 'daily',
    }),
    makePlan({ ...lodge, priceId: 'hf-standard-month', amount: 2000, category: '1month' }),
    makePlan({ ...family, priceId: 'hf-premium-month', amount: 3400, category: '1month' }),
  ],
  coupons: [{ code: 'LONGSTAY', percentOff: 15, periods: 6 }],
  personas: [
    {
      key: 'visitor',
      about: 'A family that has just arrived',
      kind: 'visitor',
      mac: '8C:F5:A3:12:6E:90',
    },
    {
      key: 'rhys',
      about: 'Bought three days',
      kind: 'customer',
      mac: '98:B6:E9:44:0C:21',
      email: 'rhys.pritchard@post.example',
      firstName: 'Rhys',
      lastName: 'Pritchard',
      mobile: '+447700900317',
      extra: { zoneName: 'Lodge 214' },
      card: 'mastercard',
      subscription: { priceId: 'hf-premium-3days', periodsPaid: 1, daysIn: 1.5 },
      devices: [
        { mac: '98:B6:E9:44:0C:21', name: 'Rhys’s phone', kind: 'phone', seenMinutesAgo: 0 },
        { mac: 'BC:33:29:70:1A:5F', name: 'PlayStation', kind: 'console', seenMinutesAgo: 200 },
      ],
    },
  ],
};
