import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';
import { essential, plus } from './sharedPlans';

/** Flats where email addresses are confirmed first and our own engine takes the payments. */
export const stationLofts: VenueSeed = {
  locationId: 'station-lofts',
  customerCode: 'STATION',
  nasId: 'gw-station-1',
  about: 'Email addresses are confirmed before anything; our own plan engine.',
  details: siteDetails({
    name: 'Station Lofts',
    code: 'StationLofts',
    planEngine: 'INTERNAL',
    features: { email_activation: true, detailed_agreements: true, home_networking: true },
    notification: {
      id: 'station-outage',
      title: 'No Wi-Fi on floors 3 and 4',
      message:
        'A cable in the street has been cut. Engineers are on site. We expect the Wi-Fi to be back by noon.',
      importance: 'HIGH',
      startsInDays: 0,
      endsInDays: 2,
      means: { state: 'outage', startsAtHour: 0, endsAtHour: 36 },
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
      about: 'Essential on our own engine; saved card',
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
      about: 'The operator made his account: terms, mobile number and password are missing',
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
