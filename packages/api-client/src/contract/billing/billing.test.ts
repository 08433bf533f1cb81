import { describe, expect, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';
import { testClient, tokenOf } from '../../testing/testClient';
import { at, pounds, wire } from '../../testing/wireSamples';

const key = 'attempt-1';
const keyed = { idempotencyKey: key };
const invoice = {
  ...wire.invoice,
  taxIncluded: pounds(3.33),
  refundedAmount: pounds(6),
  currency: undefined,
  amount: pounds(20),
  periodStart: at('2026-11-01T00:00:00Z'),
  periodEnd: at('2026-11-29T00:00:00Z'),
  dueDate: at('2026-11-08T00:00:00Z'),
  endsPlanAt: at('2026-11-23T00:00:00Z'),
  paidAt: at('2026-11-02T00:00:00Z'),
  lines: [
    { description: 'Plus', amount: pounds(25) },
    { description: 'AUTUMN20', amount: pounds(-5) },
  ],
};
const creditNote = {
  ...wire.creditNote,
  currency: undefined,
  amount: pounds(6),
  issuedAt: at('2026-11-02T00:00:00Z'),
};
const checkout = { id: 'cs_1', clientSecret: 'cs_1_secret', publishableKey: 'pk_1' };
const keys = { clientSecret: 'pi_1_secret', publishableKey: 'pk_1' };
const purchase = { priceId: 'p', mode: 'subscription', returnPath: '/stripe-return' } as const;

const cases: readonly [string, CallCase][] = [
  [
    'a checkout session',
    {
      call: ({ call }) => call('createCheckoutSession', { ...purchase, ...keyed }),
      line: 'POST /api/billing/create-checkout-session',
      body: purchase,
      key,
      wire: checkout,
      expected: checkout,
    },
  ],
  [
    'the status of a checkout',
    {
      call: ({ call }) => call('getSessionStatus', { id: 'cs_1' }),
      line: 'GET /api/billing/session-status/cs_1',
      wire: {
        status: 'complete',
        paymentStatus: 'paid',
        subscriptionId: 'sub-1',
        receipt: { amount: 12.5, currency: 'GBP' },
      },
      expected: {
        status: 'complete',
        paymentStatus: 'paid',
        subscriptionId: 'sub-1',
        receipt: { paid: pounds(12.5), sentTo: null, number: null, item: null },
      },
    },
  ],
  [
    'the saved card, by `type`',
    {
      call: ({ call }) => call('getPaymentMethod'),
      line: 'GET /api/payment-method',
      wire: wire.paymentMethod,
      expected: { cardType: 'VISA', lastFour: '4242', expiryMonth: 8, expiryYear: 2029 },
    },
  ],
  [
    'the saved payment method, by `cardType`, without a number',
    {
      call: ({ call }) => call('getPaymentMethod'),
      line: 'GET /api/payment-method',
      wire: { cardType: 'PAYPAL' },
      expected: { cardType: 'PAYPAL', lastFour: null, expiryMonth: null, expiryYear: null },
    },
  ],
  [
    'no saved payment method',
    {
      call: ({ call }) => call('getPaymentMethod'),
      line: 'GET /api/payment-method',
      wire: null,
      expected: null,
    },
  ],
  [
    'what the bank’s confirmation needs',
    {
      call: ({ call }) => call('getPaymentKeys', { id: 'pi_1' }),
      line: 'GET /api/payment-intent/pi_1/keys',
      wire: keys,
      expected: keys,
    },
  ],
  [
    'an abandoned payment’s invoice, voided',
    {
      call: ({ call }) => call('voidInvoice', { id: 'in_7' }),
      line: 'POST /api/invoice/in_7/void',
      wire: { ...wire.invoice, state: 'void' },
      expected: { ...invoice, state: 'void' },
    },
  ],
  [
    'billing information',
    {
      call: ({ call }) => call('getBilling'),
      line: 'GET /api/billing',
      wire: {
        billingInfo: { name: 'Maya Okafor', email: 'm@e.com', address: ['1 Quay', 'Leeds'] },
        credits: [wire.creditNote],
        invoices: [wire.invoice],
      },
      expected: {
        billingInfo: { name: 'Maya Okafor', email: 'm@e.com', address: ['1 Quay', 'Leeds'] },
        credits: [creditNote],
        subscriptions: [],
        invoices: [invoice],
        isComplete: true,
      },
    },
  ],
  [
    'credit notes',
    {
      call: ({ call }) => call('getCreditNotes'),
      line: 'GET /api/billing/credit-notes',
      wire: [wire.creditNote],
      expected: [creditNote],
    },
  ],
  [
    'billed subscriptions',
    {
      call: ({ call }) => call('getBillingSubscriptions'),
      line: 'GET /api/billing/subscriptions',
      wire: [wire.subscription],
      expected: [expect.objectContaining({ id: 'sub-1', price: pounds(12.5) })],
    },
  ],
  [
    'one billed subscription',
    {
      call: ({ call }) => call('getBillingSubscription', { id: 'sub-1' }),
      line: 'GET /api/billing/subscriptions/sub-1',
      wire: wire.subscription,
      expected: expect.objectContaining({ id: 'sub-1', price: pounds(12.5) }),
    },
  ],
  [
    'a page of invoices',
    {
      call: ({ call }) => call('getSubscriptionInvoices', { id: 'sub-1', offset: 20, records: 10 }),
      line: 'GET /api/billing/subscriptions/sub-1/invoices',
      query: { offset: '20', records: '10' },
      wire: { invoices: [wire.invoice], total: 21 },
      expected: { invoices: [invoice], total: 21 },
    },
  ],
  [
    'an open invoice, paid now',
    {
      call: ({ call }) => call('executeInvoice', { id: 'in_7', ...keyed }),
      line: 'POST /api/billing/invoice/in_7/execute',
      key,
      wire: { paymentIntentId: 'pi_1', invoiceId: 'in_7' },
      expected: { invoice: null, paymentIntentId: 'pi_1', invoiceId: 'in_7' },
    },
  ],
];

describe('payment and billing', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));
});

describe('an invoice as a file', () => {
  const pdf = 'GET /api/invoice/in_7.pdf';
  const octets = new TextEncoder().encode('%PDF-1.7 and so on');

  const download = (answer: { headers?: Record<string, string>; body?: unknown }) => {
    const { client } = testClient({ [pdf]: answer }, { token: tokenOf.maya });
    return client.downloadInvoice('in_7');
  };

  it.each([
    [
      'the server’s name',
      { 'content-disposition': 'attachment; filename="FW-10482.pdf"' },
      'FW-10482.pdf',
    ],
    [
      'the last part of a path',
      { 'content-disposition': 'attachment; filename=../../x.pdf' },
      'x.pdf',
    ],
    ['our own name if the server sends none', {}, 'invoice-in_7.pdf'],
  ])('has %s', async (_, headers, name) => {
    const { data } = await download({ headers, body: octets });
    expect(data?.name).toBe(name);
    expect(await data?.content.text()).toBe('%PDF-1.7 and so on');
    expect(data?.content.type).toBe('application/pdf');
  });

  it('is a contract error if the answer is not a PDF', async () => {
    const page = new TextEncoder().encode('<html>Please log in</html>');
    expect((await download({ body: page })).error).toMatchObject({ kind: 'contract' });
  });
});
