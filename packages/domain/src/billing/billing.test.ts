import { describe, expect, it } from 'vitest';
import { pounds } from '../testing/aPlan';
import { aSubscription } from '../testing/aSubscription';
import { checkoutOutcome } from './checkoutOutcome';
import { type Invoice, type InvoiceState, invoiceStates } from './invoice';
import { clampInvoicePage, firstInvoicePage, nextInvoicePage } from './invoicePages';
import {
  invoiceLabel,
  invoiceTone,
  isPastDue,
  onlySettles,
  sortInvoices,
  subscriptionOf,
} from './invoiceRules';
import { isPayable } from './isPayable';
import {
  type CardType,
  hasPaymentMethodCall,
  isCardExpired,
  paymentMethodLabel,
} from './paymentMethod';

import fc from 'fast-check';

const NOW = Date.UTC(2026, 10, 21);

const anInvoice = (over: Partial<Invoice> = {}): Invoice => ({
  id: 'in-1',
  number: 'F-1',
  state: 'paid',
  amount: pounds(20),
  description: null,
  subscriptionId: null,
  periodStart: null,
  periodEnd: null,
  dueDate: null,
  endsPlanAt: null,
  paidAt: null,
  lines: [],
  hasPdf: true,
  refunded: false,
  refundedAmount: null,
  taxIncluded: null,
  seller: null,
  ...over,
});

const numbers = (invoices: Invoice[]) => sortInvoices(invoices).map((invoice) => invoice.number);

describe('sortInvoices puts the newest first', () => {
  it('sorts by period end', () => {
    expect(
      numbers([
        anInvoice({ number: 'a', periodEnd: 1 }),
        anInvoice({ number: 'c', periodEnd: 3 }),
        anInvoice({ number: 'b', periodEnd: 2 }),
      ]),
    ).toEqual(['c', 'b', 'a']);
  });

  it('sorts by due date without a period end, and last without either', () => {
    expect(
      numbers([
        anInvoice({ number: 'none' }),
        anInvoice({ number: 'due', dueDate: 2 }),
        anInvoice({ number: 'old', periodEnd: 1, dueDate: 9 }),
        anInvoice({ number: 'new', periodEnd: 3 }),
      ]),
    ).toEqual(['new', 'due', 'old', 'none']);
  });

  it('sorts invoices of one day by number', () => {
    const day = { periodEnd: 1 };
    expect(
      numbers([
        anInvoice({ ...day, number: 'F-9' }),
        anInvoice({ ...day, number: 'F-10' }),
        anInvoice({ ...day, number: 'F-8' }),
      ]),
    ).toEqual(['F-10', 'F-9', 'F-8']);
  });

  it('does not change the given list', () => {
    const invoices = [anInvoice({ periodEnd: 1 }), anInvoice({ periodEnd: 2 })];
    sortInvoices(invoices);
    expect(invoices.map((invoice) => invoice.periodEnd)).toEqual([1, 2]);
  });

  it('never puts an older invoice before a newer one, for any list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), (ends) => {
        const ordered = sortInvoices(ends.map((periodEnd) => anInvoice({ periodEnd })));
        expect(ordered.map((invoice) => invoice.periodEnd)).toEqual(ends.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('the state of an invoice', () => {
  const past = NOW - 1;
  const future = NOW + 1;

  it.each<[InvoiceState, number | null, string, string]>([
    ['draft', past, 'billing.state.draft', 'neutral'],
    ['open', future, 'billing.state.open', 'warning'],
    ['open', past, 'billing.state.pastDue', 'bad'],
    ['open', NOW, 'billing.state.pastDue', 'bad'],
    ['open', null, 'billing.state.open', 'warning'],
    ['paid', past, 'billing.state.paid', 'good'],
    ['void', past, 'billing.state.void', 'neutral'],
    ['uncollectible', future, 'billing.state.uncollectible', 'bad'],
    ['unknown', past, 'billing.state.unknown', 'neutral'],
  ])('%s, due %s: %s, %s', (state, dueDate, key, tone) => {
    expect(invoiceLabel({ state, dueDate }, NOW)).toEqual({ key });
    expect(invoiceTone({ state, dueDate }, NOW)).toBe(tone);
  });

  it('says whether the invoice can be paid now', () => {
    expect(invoiceStates.filter((state) => isPayable({ state }))).toEqual([
      'open',
      'uncollectible',
    ]);
  });

  it('is past due only if it can be paid', () => {
    expect(isPastDue({ state: 'paid', dueDate: past }, NOW)).toBe(false);
    expect(isPastDue({ state: 'open', dueDate: past }, NOW)).toBe(true);
  });

  it('is not past due where nobody says when it was due', () => {
    expect(isPastDue({ state: 'open', dueDate: null }, NOW)).toBe(false);
  });

  it('belongs to the subscription that the invoice names, if the list has it', () => {
    const held = aSubscription({ id: 'sub-2' });
    const subscriptions = [aSubscription({ id: 'sub-1' }), held];
    expect(subscriptionOf({ subscriptionId: 'sub-2' }, subscriptions)).toBe(held);
    expect(subscriptionOf({ subscriptionId: 'sub-3' }, subscriptions)).toBeNull();
    expect(subscriptionOf({ subscriptionId: null }, subscriptions)).toBeNull();
  });

  it.each([
    ['open, of a plan that continues', 'open', { state: 'pastDue' }, false],
    ['open, of a plan that has ended', 'open', { state: 'ended' }, true],
    ['uncollectible, of a plan that has ended', 'uncollectible', { state: 'ended' }, true],
    ['uncollectible, of a plan that continues', 'uncollectible', { state: 'active' }, false],
    ['uncollectible, of an unknown plan', 'uncollectible', null, true],
    ['open, of an unknown plan', 'open', null, false],
  ] as const)(
    'decides with its plan whether a payment only settles a debt: %s',
    (_, state, plan, only) => {
      expect(onlySettles({ state }, plan)).toBe(only);
    },
  );

  it('is neutral if it is unknown', () => {
    const later: string = 'disputed';
    expect(invoiceTone({ state: later as InvoiceState, dueDate: past }, NOW)).toBe('neutral');
  });
});

describe('clampInvoicePage', () => {
  it.each([
    ['keeps a page with invoices', 40, 45, 40],
    ['answers the last page for one behind it', 60, 45, 40],
    ['answers the last page for the one right behind it', 40, 40, 20],
    ['keeps the page if there are no invoices', 60, 0, 60],
    ['keeps the page if the total is unknown', 60, null, 60],
  ])('%s', (_, offset, total, meant) => {
    expect(clampInvoicePage({ offset, records: 20 }, total)).toEqual({
      offset: meant,
      records: 20,
    });
  });
});

describe('invoices load in pages', () => {
  it('of twenty, from the first invoice', () => {
    expect(firstInvoicePage).toEqual({ offset: 0, records: 20 });
  });

  it.each([
    ['and the next page follows', 20, 45, { offset: 40, records: 20 }],
    ['and nothing follows the last one', 5, 25, null],
    ['and nothing follows the total', 20, 40, null],
    [
      'and a full page has a next one if the total is unknown',
      20,
      null,
      { offset: 40, records: 20 },
    ],
    ['and a page that is not full is the last one if the total is unknown', 19, null, null],
    ['and nothing follows an empty page, for any total', 0, 99, null],
  ])('%s', (_, received, total, next) => {
    expect(nextInvoicePage({ offset: 20, records: 20 }, received, total)).toEqual(next);
  });
});

describe('the label of a payment method', () => {
  it.each([
    ['VISA', '4242', { key: 'billing.brandEnding', values: { brand: 'Visa', lastFour: '4242' } }],
    [
      'AMERICAN EXPRESS',
      '1',
      { key: 'billing.brandEnding', values: { brand: 'American Express', lastFour: '1' } },
    ],
    ['PAYPAL', null, { text: 'PayPal' }],
    [
      'DISCOVER',
      '1117',
      { key: 'billing.brandEnding', values: { brand: 'Discover', lastFour: '1117' } },
    ],
    ['MASTERCARD', null, { text: 'Mastercard' }],
    ['unknown', '4242', { key: 'billing.cardEnding', values: { lastFour: '4242' } }],
    ['unknown', null, { key: 'billing.card' }],
    ['unknown', '', { key: 'billing.card' }],
  ] as const)('%s %s', (cardType, lastFour, label) => {
    expect(paymentMethodLabel({ cardType, lastFour })).toEqual(label);
  });

  it('is "Card" for an unknown brand', () => {
    const later: string = 'ELO';
    expect(paymentMethodLabel({ cardType: later as CardType, lastFour: null })).toEqual({
      key: 'billing.card',
    });
  });

  it('GET /payment-method is not called with the INTERNAL engine', () => {
    expect(hasPaymentMethodCall('INTERNAL')).toBe(false);
    expect(hasPaymentMethodCall('STRIPE')).toBe(true);
  });
});

describe('a card expires at the end of its month', () => {
  it.each([
    [11, 2026, Date.UTC(2026, 10, 30, 23, 59, 59), false],
    [11, 2026, Date.UTC(2026, 11, 1), true],
    [12, 2026, Date.UTC(2026, 11, 31), false],
    [12, 2026, Date.UTC(2027, 0, 1), true],
    [null, 2020, NOW, false],
    [1, null, NOW, false],
  ])('%s/%s', (expiryMonth, expiryYear, now, expired) => {
    expect(isCardExpired({ expiryMonth, expiryYear }, now)).toBe(expired);
  });
});

describe('the return page of a checkout shows', () => {
  it.each([
    ['"done" for an active plan', 'complete', 'paid', true, 'done'],
    ['"refunded" for a payment that was refunded', 'complete', 'refunded', false, 'refunded'],
    ['"done" for an active free plan', 'complete', 'no_payment_required', true, 'done'],
    ['"settingUp" for a paid plan that is not active', 'complete', 'paid', false, 'settingUp'],
    [
      '"settingUp" for a free plan that is not active',
      'complete',
      'no_payment_required',
      false,
      'settingUp',
    ],
    ['"processing" while the bank decides', 'complete', 'unpaid', false, 'processing'],
    ['"processing" for an unknown payment status', 'complete', 'unknown', false, 'processing'],
    ['"resume" for an open checkout', 'open', 'unpaid', false, 'resume'],
    ['"resume" for an open card change with an active plan', 'open', 'unpaid', true, 'resume'],
    ['"expired" for an expired checkout', 'expired', 'unpaid', false, 'expired'],
    ['"done" for an expired checkout with an active plan', 'expired', 'unpaid', true, 'done'],
    ['"processing" while the backend could not ask', 'processing', 'unpaid', false, 'processing'],
    [
      '"processing" while the backend could not ask, with an active plan',
      'processing',
      'unpaid',
      true,
      'processing',
    ],
    ['"processing" for an unknown checkout status', 'unknown', 'unknown', false, 'processing'],
  ] as const)('%s', (_, status, paymentStatus, active, outcome) => {
    expect(checkoutOutcome({ status, paymentStatus }, active)).toBe(outcome);
  });

  it('"processing" for a status outside the list', () => {
    const later: string = 'parked';
    expect(checkoutOutcome({ status: later as 'unknown', paymentStatus: 'paid' }, false)).toBe(
      'processing',
    );
  });
});
