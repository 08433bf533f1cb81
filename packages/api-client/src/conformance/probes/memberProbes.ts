import { asList } from '../../reading/asList';
import { asObject } from '../../reading/asObject';
import { learn, withFacts } from '../Known';
import type { Known } from '../Known';
import type { Probe } from '../Probe';

const nothing = () => ({});
const asMember = { as: 'member', expect: ['success'] } as const;

const learnUser = (known: Known, account: unknown): void => {
  const user = asObject(asObject(account).siteUser);
  learn(known, 'userId', user.id);
  learn(known, 'firstName', user.firstName);
};

/** Probes that a user with a subscription sends to read data. */
export const memberProbes: readonly Probe[] = [
  {
    ...asMember,
    call: 'getUser',
    title: 'answers the account',
    request: nothing,
    learn: learnUser,
  },
  {
    ...asMember,
    call: 'getSubscription',
    title: 'answers the subscription',
    request: nothing,
    learn: (known, body) => {
      const subscription = asObject(asObject(body).subscription);
      learn(known, 'subscriptionId', subscription.id);
      learn(known, 'presentPriceId', subscription.priceId);
    },
  },
  {
    ...asMember,
    call: 'getUpgradePlans',
    title: 'lists the plans that the subscription can change to',
    request: (known) =>
      withFacts(known, ['subscriptionId'], ({ subscriptionId: id }) => ({ params: { id } })),
    learn: (known, plans) => {
      const present = known.learnt.get('presentPriceId');
      const other = asList(plans)
        .map(asObject)
        .find(({ priceId }) => priceId !== present);
      learn(known, 'upgradePriceId', other?.priceId);
    },
  },
  {
    ...asMember,
    call: 'getUpgradeInfo',
    title: 'previews a change of plan',
    request: (known) =>
      withFacts(known, ['upgradePriceId'], ({ upgradePriceId: priceId }) => ({
        query: { priceId },
      })),
    learn: (known, body) => {
      const info = asObject(body);
      learn(known, 'upgradeId', info.id);
      learn(known, 'prorationDate', info.prorationDate);
    },
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
    learn: (known, body) => learn(known, 'subscriptionId', asObject(asList(body)[0]).id),
  },
  {
    ...asMember,
    call: 'getBillingSubscription',
    title: 'answers one billed subscription',
    request: (known) =>
      withFacts(known, ['subscriptionId'], ({ subscriptionId: id }) => ({ params: { id } })),
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
    request: (known) =>
      withFacts(known, ['subscriptionId'], ({ subscriptionId: id }) => ({
        params: { id },
        query: { offset: '0', records: '5' },
      })),
    learn: (known, body) =>
      learn(known, 'invoiceId', asObject(asList(asObject(body).invoices)[0]).id),
  },
  {
    ...asMember,
    call: 'getInvoicePdf',
    title: 'answers an invoice as a PDF file',
    request: (known) =>
      withFacts(known, ['invoiceId'], ({ invoiceId: id }) => ({ params: { id } })),
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
    request: (known) => withFacts(known, ['userId'], (params) => ({ params })),
  },
];
