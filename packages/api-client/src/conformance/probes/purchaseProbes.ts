import { asList } from '../../reading/asList';
import { asObject } from '../../reading/asObject';
import { type ProbeContext, storeFact, withFacts } from '../ProbeContext';
import type { Probe } from '../Probe';
import { emailOfRun, firstLogIn, newPerson } from './accountProbes';

const writes = true;
const buyerEmail = (context: ProbeContext): string => emailOfRun('buyer', context);
/** A backend that keeps no orders. Rule BUY-16. */
const noSuchCall = [{ status: 404 }] as const;
const notFound = [{ status: 404, code: 'NOT_FOUND' }] as const;

/** Probes of purchases and payments. */
export const purchaseProbes: readonly Probe[] = [
  {
    call: 'createCheckoutSession',
    title: 'opens one checkout per idempotency key',
    as: 'member',
    writes,
    twice: true,
    request: () => ({ body: { mode: 'setup', returnPath: '/stripe-return' } }),
    expect: ['success'],
    storeFact: (context, body) => storeFact(context, 'checkoutId', asObject(body).id),
  },
  {
    call: 'createCheckoutSession',
    title: 'refuses an unknown mode',
    as: 'member',
    writes,
    request: () => ({ body: { mode: 'gift', returnPath: '/stripe-return' } }),
    expect: [{ status: 400, code: 'VALIDATION', fields: ['mode'] }],
  },
  {
    call: 'getSessionStatus',
    title: 'answers the status of that checkout',
    as: 'member',
    writes,
    request: (context) =>
      withFacts(context, ['checkoutId'], ({ checkoutId: id }) => ({ params: { id } })),
    expect: ['success'],
  },
  {
    call: 'registerUser',
    title: 'registers a user at a site of the INTERNAL engine',
    as: 'visitor at internal',
    writes,
    request: (context) => ({ body: newPerson(buyerEmail(context), context) }),
    expect: ['success'],
    storeFact: (context) => storeFact(context, 'buyerEmail', buyerEmail(context)),
  },
  {
    call: 'login',
    title: 'logs in that user',
    as: 'visitor at internal',
    writes,
    request: (context) =>
      withFacts(context, ['buyerEmail'], (facts) =>
        firstLogIn(facts.buyerEmail, context.fixtures?.places.internal),
      ),
    expect: ['success'],
    becomes: 'buyer',
  },
  {
    call: 'getSiteInfo',
    title: 'describes the site of the INTERNAL engine',
    as: 'buyer',
    request: () => ({}),
    expect: ['success'],
    storeFact: (context, site) =>
      storeFact(context, 'internalLocationID', asObject(site).locationID),
  },
  {
    call: 'getPlans',
    title: 'lists the plans of the INTERNAL engine',
    as: 'buyer',
    request: (context) =>
      withFacts(context, ['internalLocationID'], ({ internalLocationID: locationID }) => ({
        params: { locationID },
      })),
    expect: ['success'],
    storeFact: (context, plans) => {
      const paid = asList(plans)
        .map(asObject)
        .find(({ price }) => price !== 0);
      storeFact(context, 'internalPriceId', context.fixtures?.plans?.paid ?? paid?.priceId);
    },
  },
  {
    call: 'saveOrder',
    title: 'keeps the order, or has no such call',
    as: 'buyer',
    writes,
    request: (context) =>
      withFacts(context, ['internalPriceId'], ({ internalPriceId: priceId }) => ({
        body: { priceId },
      })),
    expect: ['success', ...noSuchCall],
  },
  {
    call: 'getOrder',
    title: 'answers the kept order, or has no such call',
    as: 'buyer',
    request: () => ({}),
    expect: ['success', ...noSuchCall],
  },
  {
    call: 'createResumeLink',
    title: 'makes a code that continues the order, or has no such call',
    as: 'buyer',
    writes,
    request: () => ({ body: { channel: 'screen' } }),
    expect: ['success', ...noSuchCall],
    storeFact: (context, body) => storeFact(context, 'resumeCode', asObject(body).code),
  },
  {
    call: 'resumeOrder',
    title: 'continues the order by that code',
    as: 'buyer',
    writes,
    request: (context) =>
      withFacts(context, ['resumeCode'], ({ resumeCode: code }) => ({
        body: { code, confirmed: true },
      })),
    expect: ['success'],
  },
  {
    call: 'createInternalSubscription',
    title: 'buys a plan once per idempotency key',
    as: 'buyer',
    writes,
    twice: true,
    request: (context) =>
      withFacts(context, ['internalPriceId'], ({ internalPriceId: priceId }) => ({
        body: { priceId },
      })),
    expect: ['success'],
    storeFact: (context, body) => {
      const purchase = asObject(body);
      storeFact(context, 'internalPaymentId', purchase.paymentIntentId);
      storeFact(context, 'internalInvoiceId', purchase.invoiceId);
    },
  },
  {
    call: 'getPaymentKeys',
    title: 'answers what the bank’s confirmation needs',
    as: 'buyer',
    writes,
    request: (context) =>
      withFacts(context, ['internalPaymentId'], ({ internalPaymentId: id }) => ({
        params: { id },
      })),
    expect: ['success'],
  },
  {
    call: 'voidInvoice',
    title: 'voids the invoice of an abandoned payment',
    as: 'buyer',
    writes,
    request: (context) =>
      withFacts(context, ['internalInvoiceId'], ({ internalInvoiceId: id }) => ({
        params: { id },
      })),
    expect: ['success'],
  },
  {
    call: 'voidInvoice',
    title: 'refuses an unknown invoice id',
    as: 'member',
    writes,
    request: () => ({ params: { id: 'nobody-has-this-id' } }),
    expect: notFound,
  },
  {
    call: 'executeInvoice',
    title: 'refuses an unknown invoice id',
    as: 'member',
    writes,
    request: () => ({ params: { id: 'nobody-has-this-id' } }),
    expect: notFound,
  },
  {
    call: 'getUser',
    title: 'names the invoice that is past due',
    as: 'pastDue',
    request: () => ({}),
    expect: ['success'],
    storeFact: (context, body) => {
      const { lastInvoice } = asObject(asObject(body).siteUser);
      storeFact(context, 'openInvoiceId', asObject(lastInvoice).id);
    },
  },
  {
    call: 'executeInvoice',
    title: 'pays that invoice, or says that the card was declined',
    as: 'pastDue',
    writes,
    request: (context) =>
      withFacts(context, ['openInvoiceId'], ({ openInvoiceId: id }) => ({ params: { id } })),
    expect: ['success', { status: 402, code: 'PAYMENT_DECLINED' }],
  },
];
