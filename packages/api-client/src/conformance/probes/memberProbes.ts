import { asList } from '../../reading/asList';
import { asObject } from '../../reading/asObject';
import { storeFact, withFacts } from '../ProbeContext';
import type { ProbeContext } from '../ProbeContext';
import type { Probe } from '../Probe';

const nothing = () => ({});
const asMember = { as: 'member', expect: ['success'] } as const;

const storeUser = (context: ProbeContext, account: unknown): void => {
  const user = asObject(asObject(account).siteUser);
  storeFact(context, 'userId', user.id);
  storeFact(context, 'shareVlan', user.shareVlan);
};

/** Probes that a user with a subscription sends to read data. */
export const memberProbes: readonly Probe[] = [
  {
    ...asMember,
    call: 'getUser',
    title: 'answers the account',
    request: nothing,
    storeFact: storeUser,
  },
  {
    ...asMember,
    call: 'getSubscription',
    title: 'answers the subscription',
    request: nothing,
    storeFact: (context, body) => {
      const subscription = asObject(asObject(body).subscription);
      storeFact(context, 'subscriptionId', subscription.id);
      storeFact(context, 'presentPriceId', subscription.priceId);
    },
  },
  {
    ...asMember,
    call: 'getUpgradePlans',
    title: 'lists the plans that the subscription can change to',
    request: (context) =>
      withFacts(context, ['subscriptionId'], ({ subscriptionId: id }) => ({ params: { id } })),
    storeFact: (context, plans) => {
      const present = context.facts.get('presentPriceId');
      const other = asList(plans)
        .map(asObject)
        .find(({ priceId }) => priceId !== present);
      storeFact(context, 'upgradePriceId', context.fixtures?.plans?.other ?? other?.priceId);
    },
  },
  {
    ...asMember,
    call: 'getUpgradeInfo',
    title: 'previews a change of plan',
    request: (context) =>
      withFacts(context, ['upgradePriceId'], ({ upgradePriceId: priceId }) => ({
        query: { priceId },
      })),
    storeFact: (context, body) => {
      const info = asObject(body);
      storeFact(context, 'upgradeId', info.id);
      storeFact(context, 'prorationDate', info.prorationDate);
    },
  },
  {
    ...asMember,
    call: 'getExtension',
    title: 'answers more time for a plan that is paid once, or null',
    request: nothing,
  },
  { ...asMember, call: 'getPause', title: 'answers the pause, or null', request: nothing },
  {
    ...asMember,
    call: 'getPaymentMethod',
    title: 'answers the payment method, or null',
    request: nothing,
  },
  { ...asMember, call: 'getBilling', title: 'answers the billing information', request: nothing },
  { ...asMember, call: 'getCreditNotes', title: 'lists credit notes', request: nothing },
  {
    ...asMember,
    call: 'getBillingSubscriptions',
    title: 'lists the billed subscriptions',
    request: nothing,
    storeFact: (context, body) =>
      storeFact(context, 'subscriptionId', asObject(asList(body)[0]).id),
  },
  {
    ...asMember,
    call: 'getBillingSubscription',
    title: 'answers one billed subscription',
    request: (context) =>
      withFacts(context, ['subscriptionId'], ({ subscriptionId: id }) => ({ params: { id } })),
  },
  {
    call: 'getBillingSubscription',
    title: 'refuses an unknown subscription id',
    as: 'member',
    request: () => ({ params: { id: 'nobody-has-this-id' } }),
    expect: [{ status: 404, code: 'NOT_FOUND' }],
  },
  {
    ...asMember,
    call: 'getSubscriptionInvoices',
    title: 'answers a page of invoices',
    request: (context) =>
      withFacts(context, ['subscriptionId'], ({ subscriptionId: id }) => ({
        params: { id },
        query: { offset: '0', records: '5' },
      })),
    storeFact: (context, body) =>
      storeFact(context, 'invoiceId', asObject(asList(asObject(body).invoices)[0]).id),
  },
  {
    ...asMember,
    call: 'getInvoicePdf',
    title: 'answers an invoice as a PDF file',
    request: (context) =>
      withFacts(context, ['invoiceId'], ({ invoiceId: id }) => ({ params: { id } })),
  },
  { ...asMember, call: 'getDashboard', title: 'answers the dashboard', request: nothing },
  {
    ...asMember,
    call: 'getDevices',
    title: 'lists devices and slots',
    request: nothing,
  },
  {
    ...asMember,
    call: 'getMarketingAnswers',
    title: 'answers the marketing preferences',
    request: (context) => withFacts(context, ['userId'], (params) => ({ params })),
  },
];
