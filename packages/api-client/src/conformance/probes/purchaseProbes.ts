import { asList } from '../../reading/asList';
import { asObject } from '../../reading/asObject';
import { type Known, learn, withFacts } from '../Known';
import type { Probe } from '../Probe';
import { firstLogIn, newPerson } from './accountProbes';

const writes = true;
const buyerEmail = ({ runId }: Known): string => `foyer-buyer-${runId}@example.com`;
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
    learn: (known, body) => learn(known, 'checkoutId', asObject(body).id),
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
    request: (known) =>
      withFacts(known, ['checkoutId'], ({ checkoutId: id }) => ({ params: { id } })),
    expect: ['success'],
  },
  {
    call: 'registerUser',
    title: 'registers a user at a site of the INTERNAL engine',
    as: 'visitor at internal',
    writes,
    request: (known) => ({ body: newPerson(buyerEmail(known)) }),
    expect: ['success'],
    learn: (known, user) => learn(known, 'buyerId', asObject(user).userId ?? asObject(user).id),
  },
  {
    call: 'login',
    title: 'logs in that user',
    as: 'visitor at internal',
    writes,
    request: (known) =>
      withFacts(known, ['buyerId'], () =>
        firstLogIn(buyerEmail(known), known.fixtures?.places.internal),
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
    learn: (known, site) => learn(known, 'internalLocationID', asObject(site).locationID),
  },
  {
    call: 'getPlans',
    title: 'lists the plans of the INTERNAL engine',
    as: 'buyer',
    request: (known) =>
      withFacts(known, ['internalLocationID'], ({ internalLocationID: locationID }) => ({
        params: { locationID },
      })),
    expect: ['success'],
    learn: (known, plans) => {
      const paid = asList(plans)
        .map(asObject)
        .find(({ price }) => price !== 0);
      learn(known, 'internalPriceId', paid?.priceId);
    },
  },
  {
    call: 'createInternalSubscription',
    title: 'buys a plan once per idempotency key',
    as: 'buyer',
    writes,
    twice: true,
    request: (known) =>
      withFacts(known, ['internalPriceId'], ({ internalPriceId: priceId }) => ({
        body: { priceId },
      })),
    expect: ['success'],
    learn: (known, body) => {
      const purchase = asObject(body);
      learn(known, 'internalPaymentId', purchase.paymentIntentId);
      learn(known, 'internalInvoiceId', purchase.invoiceId);
    },
  },
  {
    call: 'getPaymentKeys',
    title: 'answers what the bank’s confirmation needs',
    as: 'buyer',
    writes,
    request: (known) =>
      withFacts(known, ['internalPaymentId'], ({ internalPaymentId: id }) => ({ params: { id } })),
    expect: ['success'],
  },
  {
    call: 'voidInvoice',
    title: 'voids the invoice of an abandoned payment',
    as: 'buyer',
    writes,
    request: (known) =>
      withFacts(known, ['internalInvoiceId'], ({ internalInvoiceId: id }) => ({ params: { id } })),
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
    learn: (known, body) => {
      const { lastInvoice } = asObject(asObject(body).siteUser);
      learn(known, 'openInvoiceId', asObject(lastInvoice).id);
    },
  },
  {
    call: 'executeInvoice',
    title: 'pays that invoice, or says that the card was declined',
    as: 'pastDue',
    writes,
    request: (known) =>
      withFacts(known, ['openInvoiceId'], ({ openInvoiceId: id }) => ({ params: { id } })),
    expect: ['success', { status: 402, code: 'PAYMENT_DECLINED' }],
  },
];
