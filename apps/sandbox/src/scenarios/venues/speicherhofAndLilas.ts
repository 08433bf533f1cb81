import { makePlan } from '../makePlan';
import { siteDetails, type SiteChoice } from '../siteDefaults';
import type { PlanSeed, VenueSeed } from '../VenueSeed';
import { essential, plus } from './sharedPlans';

const support = { link: null, text: null, email: 'help@foyer.example' };

/** What both sites share: pay as you go in euros, with a plan that has a minimum term. */
const inEuros = (choice: SiteChoice) =>
  siteDetails({
    currency: 'EUR',
    planEngine: 'INTERNAL',
    ...choice,
  });

const plans = (prefix: string): PlanSeed[] => [
  makePlan({
    ...essential,
    priceId: `${prefix}-essential-month`,
    amount: 1500,
    category: '1month',
  }),
  makePlan({ ...plus, priceId: `${prefix}-plus-month`, amount: 2900, category: '1month' }),
  makePlan({
    ...plus,
    priceId: `${prefix}-plus-term`,
    amount: 2400,
    category: '1month',
    suggested: false,
    contractMonths: 12,
  }),
];

/** Flats in Hamburg: the law of Germany. */
export const speicherhof: VenueSeed = {
  locationId: 'speicherhof',
  customerCode: 'SPEICHERHOF',
  nasId: 'gw-speicherhof-1',
  about: 'Germany: prices in euros, withdrawal and cancellation as German law wants them.',
  details: inEuros({
    name: 'Speicherhof Hamburg',
    code: 'Speicherhof',
    country: 'DE',
    support: { ...support, phone: '040 66969 120' },
  }),
  plans: plans('sh'),
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'Is moving in',
      kind: 'visitor',
      mac: 'A4:83:E7:49:40:01',
    },
  ],
};

/** A residence in Lyon: the law of France. */
export const lilas: VenueSeed = {
  locationId: 'residence-des-lilas',
  customerCode: 'LILAS',
  nasId: 'gw-lilas-1',
  about: 'France: prices in euros, withdrawal and cancellation as French law wants them.',
  details: inEuros({
    name: 'Résidence des Lilas',
    code: 'Lilas',
    country: 'FR',
    support: { ...support, phone: '04 65 71 01 20' },
  }),
  plans: plans('rl'),
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'Is moving in',
      kind: 'visitor',
      mac: 'A4:83:E7:33:69:01',
    },
  ],
};
