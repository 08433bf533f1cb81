import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestBackend, START, type TestBackend } from '../../../tests/support/testBackend';
import { inLanguage } from '../../messages/say';
import { createInvoiceForAttempt, type InvoiceRow } from '../createInvoice';
import { PdfPage } from './PdfPage';
import { renderInvoice } from './renderInvoice';

describe('an invoice as a PDF', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());

  /** Renders an invoice with these changes and returns what is drawn, from the top down. */
  const render = async (changes: Partial<InvoiceRow>, name = 'Maya') => {
    const site = await backend.addSite({});
    const user = await backend.addUser(site);
    const row = await backend.addSubscription(user, await backend.addPlan(site, 1000));
    const invoice = await createInvoiceForAttempt(backend.db, {
      buyer: row.buyer,
      userId: user.id,
      subscriptionId: row.id,
      locationId: 'canal-wharf',
      reason: `test:${row.id}`,
      title: 'Plus',
      amount: 1000,
      currency: 'GBP',
      lines: [],
      periodStart: START,
      periodEnd: START,
      createdAt: START,
      effect: { kind: 'none' },
    });
    const text = vi.spyOn(PdfPage.prototype, 'text');
    const rule = vi.spyOn(PdfPage.prototype, 'rule');
    text.mockClear();
    rule.mockClear();
    const buyer = { ...user, firstName: name, lastName: '', extra: {} };
    await renderInvoice({ ...invoice, ...changes }, buyer, site);
    return {
      texts: text.mock.calls.map(([, y, words], place) => ({
        words,
        top: y,
        end: Number(text.mock.results[place]?.value),
      })),
      rules: rule.mock.calls.map(([y]) => y),
      user,
    };
  };

  it('has no rule through a row, however long its text is', async () => {
    const long = 'A plan with a very long name for everybody in the house and the garden. '.repeat(
      4,
    );
    const lines = [long, 'Credit for unused time', long].map((text) => ({ text, amount: 500 }));
    const { texts, rules } = await render({ lines });
    const rows = texts.filter(({ words }) => lines.some((line) => line.text === words));
    expect(rows).toHaveLength(3);
    for (const { top, end } of rows)
      expect(rules.filter((y) => y > top && y < end + 2)).toEqual([]);
    expect(rows.map(({ top }) => top)).toEqual(
      rows.map(({ top }) => top).toSorted((a, b) => a - b),
    );
    for (const [place, { end }] of rows.entries())
      expect(rows[place + 1]?.top ?? Infinity).toBeGreaterThan(end);
  });

  it('keeps the table below a buyer’s long name', async () => {
    const { texts } = await render({}, 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6));
    const buyer = texts.find(({ words }) => words.startsWith('Wolfe'));
    const table = texts.find(({ words }) => words === 'What for');
    expect(table?.top).toBeGreaterThan(buyer?.end ?? Infinity);
  });

  it.each([
    ['GBP', '3 April 2027'],
    ['USD', 'April 3, 2027'],
  ] as const)('in %s writes its date as %s', async (currency, date) => {
    const { texts } = await render({ currency, createdAt: Date.UTC(2027, 3, 3) });
    expect(texts.map(({ words }) => words)).toContain(date);
  });

  // API-16
  it.each([
    ['de', 'Rechnung', 'Bezahlt', '10,00 £', 'Nicht genutzte Zeit: Plus', '3. April 2027'],
    ['fr', 'Facture', 'Payée', '10,00 £', 'Durée non utilisée : Plus', '3 avril 2027'],
    ['es', 'Factura', 'Pagada', '10,00 £', 'Tiempo no usado: Plus', '3 de abril de 2027'],
    ['cy', 'Anfoneb', 'Wedi’i dalu', '£10.00', 'Amser heb ei ddefnyddio: Plus', '3 Ebrill 2027'],
    // Their letters cannot be printed.
    ['pl', 'Invoice', 'Paid', '£10.00', 'Unused time on Plus', '3 April 2027'],
    ['ar', 'Invoice', 'Paid', '£10.00', 'Unused time on Plus', '3 April 2027'],
  ])('in %s is whole in one language', async (language, title, state, price, line, date) => {
    const pill = vi.spyOn(PdfPage.prototype, 'pill');
    const { texts } = await inLanguage(language, () =>
      render({
        state: 'paid',
        createdAt: Date.UTC(2027, 3, 3),
        lines: [{ text: 'Unused time on Plus', amount: 1000 }],
      }),
    );
    const words = texts.map((text) => text.words.replaceAll(/\s/g, ' '));
    expect(words).toEqual(expect.arrayContaining([title, price, line, date]));
    expect(pill.mock.lastCall?.[1]).toBe(state);
  });

  it('names a buyer in a script without a font by the email address alone', async () => {
    const { texts, user } = await render({}, 'ليلى');
    expect(texts.map(({ words }) => words)).toContain(user.email);
  });
});
