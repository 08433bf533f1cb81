import { asList } from '../../reading/asList';
import { asObject } from '../../reading/asObject';
import { storeFact, withFacts } from '../ProbeContext';
import type { Probe } from '../Probe';

const nothing = () => ({});
const mayBeAbsent = ['success', { status: 404, code: 'NOT_FOUND' }] as const;

/** Probes that a visitor sends to read the site. */
export const siteProbes: readonly Probe[] = [
  {
    call: 'getPublicConfig',
    title: 'answers without a session',
    as: 'nobody',
    request: nothing,
    expect: ['success'],
  },
  {
    call: 'getBlankSession',
    title: 'answers a session for a location',
    as: 'nobody',
    request: ({ place }) => ({
      headers: { 'x-location-details': new URLSearchParams(Object.entries(place)).toString() },
    }),
    expect: ['success'],
  },
  {
    call: 'getSiteInfo',
    title: 'describes the site',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
    storeFact: (context, body) => {
      const site = asObject(body);
      storeFact(context, 'locationID', site.locationID);
      storeFact(context, 'locationCode', site.code);
      storeFact(context, 'customerCode', site.customerCode ?? 'none');
    },
  },
  {
    call: 'getSiteInfo',
    title: 'describes a custom site',
    as: 'visitor at custom',
    request: nothing,
    expect: ['success'],
    storeFact: (context, body) => storeFact(context, 'customLocationID', asObject(body).locationID),
  },
  {
    call: 'getActiveSubscription',
    title: 'says whether the device has access',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
  },
  {
    call: 'getVenueStatus',
    title: 'says how the site’s Wi-Fi stands, or has no such call',
    as: 'visitor',
    request: nothing,
    expect: mayBeAbsent,
  },
  {
    call: 'getRegistrationFields',
    title: 'lists the registration fields',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
  },
  {
    call: 'getTerms',
    title: 'answers the terms',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
  },
  {
    call: 'getBillforward',
    title: 'says whether there is a legacy account',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
  },
  {
    call: 'getLiveAgent',
    title: 'answers the chat, if there is one',
    as: 'visitor',
    request: nothing,
    expect: mayBeAbsent,
  },
  {
    call: 'getHttpPapNoOp',
    title: 'answers without a body',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
  },
  {
    call: 'getFeedbackInfo',
    title: 'answers the feedback link, if there is one',
    as: 'visitor',
    request: nothing,
    expect: mayBeAbsent,
  },
  {
    call: 'checkCpe',
    title: 'says whether a device is blacklisted',
    as: 'visitor',
    request: (context) =>
      withFacts(context, ['customerCode', 'locationCode'], (facts) => ({
        params: { ...facts, mac: '02:00:5E:00:53:01' },
      })),
    expect: ['success'],
  },
  {
    call: 'getPlans',
    title: 'lists the site’s plans',
    as: 'visitor',
    request: (context) => withFacts(context, ['locationID'], (params) => ({ params })),
    expect: ['success'],
    storeFact: (context, plans) => {
      const free = asList(plans)
        .map(asObject)
        .find(({ price }) => price === 0);
      storeFact(context, 'freePriceId', context.fixtures?.plans?.free ?? free?.priceId);
    },
  },
  {
    call: 'getCustomPlans',
    title: 'lists a custom site’s plans',
    as: 'visitor at custom',
    request: (context) =>
      withFacts(context, ['customLocationID'], ({ customLocationID }) => ({
        params: { locationID: customLocationID },
      })),
    expect: ['success'],
  },
  {
    call: 'validateCoupon',
    title: 'refuses an unknown coupon code',
    as: 'visitor',
    request: ({ runId }) => ({ params: { code: `NONE-${runId}` } }),
    expect: [{ status: 404, code: 'COUPON_INVALID' }],
  },
  {
    call: 'validateCoupon',
    title: 'answers a valid coupon',
    as: 'visitor',
    request: ({ fixtures }) => (fixtures?.coupon ? { params: { code: fixtures.coupon } } : null),
    expect: ['success'],
  },
  {
    call: 'getMarketingPreferences',
    title: 'lists the marketing channels',
    as: 'visitor',
    request: nothing,
    expect: ['success'],
    storeFact: (context, body) =>
      storeFact(context, 'marketingChannel', asObject(asList(body)[0]).id),
  },
  {
    call: 'getDeviceNotifications',
    title: 'lists notices',
    as: 'visitor',
    request: ({ place }) => ({
      query: { ...(place.customer_code && { customerCode: place.customer_code }) },
    }),
    expect: ['success'],
    storeFact: (context, body) =>
      storeFact(context, 'notificationId', asObject(asList(body)[0]).id),
  },
  {
    call: 'gatewayLogin',
    title: 'says how to get online',
    as: 'visitor',
    request: ({ place }) => ({ body: place }),
    expect: ['success'],
  },
];
