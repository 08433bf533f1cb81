import { DAY } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPdf, type PdfText } from '../../../tests/support/readPdf';
import { readPdfColours } from '../../../tests/support/readPdfColours';
import { openTestBackend, START, type TestBackend } from '../../../tests/support/testBackend';
import { inLanguage } from '../../messages/say';
import { themeColour } from '../../sites/themeColour';
import { createInvoiceForAttempt } from '../createInvoice';
import type { BilledInvoice } from '../withRefunds';
import { edges, PdfPage } from './PdfPage';
import { renderInvoice } from './renderInvoice';

const NOTHING = 'There was nothing to pay.';

describe('an invoice as a PDF', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());

  interface Given {
    name?: string;
    theme?: string;
    language?: string;
    lastFour?: string;
    country?: string;
    /** What else is known of the buyer, such as the number of the room. */
    extra?: Record<string, string>;
  }

  /** Renders an invoice with these changes and reads the file. */
  const render = async (
    changes: Partial<BilledInvoice>,
    {
      name = 'Maya',
      theme = 'foyer',
      language = 'en',
      lastFour,
      country = 'GB',
      extra = {},
    }: Given = {},
  ) => {
    const site = await backend.addSite({
      theme,
      country,
      aliases: { zone: { one: 'lodge', many: 'lodges' } },
      translations: { pl: { lodge: 'domek' } },
    });
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
    const rule = vi.spyOn(PdfPage.prototype, 'rule');
    rule.mockClear();
    const buyer = {
      ...user,
      firstName: name,
      lastName: '',
      email: 'maya@post.example',
      extra,
    };
    const facts = { user: buyer, site, ...(lastFour ? { lastFour } : {}) };
    const file = await inLanguage(language, () =>
      renderInvoice(
        { refundedAmount: 0, amountByHand: 0, amountToCome: 0, ...invoice, ...changes },
        facts,
      ),
    );
    const texts = await readPdf(file);
    return {
      file: Buffer.from(file).toString('latin1'),
      colours: await readPdfColours(file),
      texts,
      words: texts.map(({ text }) => text),
      find: (text: string): PdfText | undefined => texts.find((one) => one.text === text),
      rules: rule.mock.calls.map(([y]) => y),
      number: invoice.number,
    };
  };

  it('has no rule through a row, however long its text is', async () => {
    const long = 'A plan with a very long name for everybody in the house and the garden. '.repeat(
      4,
    );
    const lines = [long, 'Something short', long].map((text) => ({ text, amount: 500 }));
    const { texts, rules } = await render({ lines });
    const rows = texts.filter(({ text }) => long.includes(text) || text === 'Something short');
    expect(rows.length).toBeGreaterThan(6);
    for (const { foot } of rows)
      expect(rules.filter((y) => y > foot - 10 && y < foot + 3)).toEqual([]);
    const feet = rows.map(({ foot }) => foot);
    expect(feet).toEqual([...new Set(feet)].toSorted((a, b) => a - b));
  });

  it('keeps the table below a buyer’s long name', async () => {
    const { texts, find } = await render(
      {},
      { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6) },
    );
    const ends = texts.filter(({ text }) => text.includes('dorff')).map(({ foot }) => foot);
    expect(find('Item')?.foot).toBeGreaterThan(Math.max(...ends));
  });

  it('takes several pages where it has many lines, and each page says which it is', async () => {
    const lines = Array.from({ length: 40 }, (_, row) => ({ text: `Row ${row + 1}`, amount: 25 }));
    const { texts, words, number } = await render({ lines });
    const rows = texts.filter(({ text }) => text.startsWith('Row '));
    expect(rows.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
    expect(Math.max(...texts.map(({ foot }) => foot))).toBeLessThan(842);
    expect(Math.max(...rows.map(({ foot }) => foot))).toBeLessThan(edges.foot);
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(1);
    for (let page = 1; page <= pages; page += 1)
      expect(words).toContain(`${number}, ${page}/${pages}`);
    expect(texts.filter(({ text }) => text === 'Total').map(({ page }) => page)).toEqual([pages]);
    expect(texts.filter(({ text }) => text === 'Item')).toHaveLength(pages);
  });

  it('names the days at the site', async () => {
    const late = Date.UTC(2026, 10, 29, 23, 30);
    const paid = { state: 'paid', periodStart: late, periodEnd: late, paidAt: late } as const;
    const inGermany = await render(paid, { country: 'DE' });
    expect(inGermany.words).toContain('30 November 2026');
    expect(inGermany.words.join(' ')).toContain('Paid on 30 November 2026.');
    expect((await render(paid)).words.join(' ')).toContain('Paid on 29 November 2026.');
  });

  it('says how much was refunded, and calls only an invoice refunded whose whole amount did', async () => {
    const paid = { state: 'paid', paidAt: START, amount: 1000 } as const;
    const part = await render({ ...paid, refundedAmount: 300 });
    expect(part.words).toContain('Partly refunded');
    expect(part.words.join(' ')).toContain('We’ve refunded £3.00.');
    const all = await render({ ...paid, refunded: true, refundedAmount: 1000 });
    expect(all.words).toContain('Refunded');
    expect(all.words.join(' ')).toContain('We’ve refunded £10.00.');
  });

  it.each([
    ['GBP', '3 April 2027'],
    ['USD', 'April 3, 2027'],
  ] as const)('in %s writes its date as %s', async (currency, date) => {
    const { words } = await render({ currency, createdAt: Date.UTC(2027, 3, 3) });
    expect(words).toContain(date);
  });

  // API-16
  it.each([
    ['de', 'Rechnung', 'Bezahlt', '10,00 £', 'Nicht genutzte Zeit: Plus', '3. April 2027'],
    ['fr', 'Facture', 'Payée', '10,00 £', 'Durée non utilisée : Plus', '3 avril 2027'],
    ['es', 'Factura', 'Pagada', '10,00 £', 'Tiempo no usado: Plus', '3 de abril de 2027'],
    ['cy', 'Anfoneb', 'Wedi’i dalu', '£10.00', 'Amser heb ei ddefnyddio: Plus', '3 Ebrill 2027'],
    ['pl', 'Faktura', 'Zapłacono', '10,00 £', 'Niewykorzystany czas: Plus', '3 kwietnia 2027'],
    ['ar', 'فاتورة', 'مدفوعة', '10.00 £', 'القسيمة WELCOME', '3 أبريل 2027'],
  ])('in %s is whole in one language', async (language, title, state, price, line, date) => {
    const text = language === 'ar' ? 'WELCOME' : 'Unused time on Plus';
    const { words } = await render(
      { state: 'paid', createdAt: Date.UTC(2027, 3, 3), lines: [{ text, amount: 1000 }] },
      { language },
    );
    expect(words).toEqual(expect.arrayContaining([title, state, price, line, date]));
    expect(words).not.toContain('Item');
  });

  it.each([
    ['GB', 'en', 'VAT at 20%'],
    ['US', 'en', 'Tax at 19%'],
    ['US', 'de', 'Steuer 19 %'],
    ['DE', 'de', 'MwSt. 19 %'],
    ['DE', 'ar', ' 19%'],
    ['FR', 'fr', 'TVA à 20 %'],
  ])('names the rate of the tax of %s in %s', async (country, language, text) => {
    const { words } = await render({ amount: 2900, tax: 463 }, { country, language });
    expect(words.filter((word) => word.endsWith(text))).toHaveLength(1);
  });

  it('names the buyer’s home by the site’s own word in the language', async () => {
    expect((await render({}, { extra: { zoneName: '12' } })).words).toContain('Lodge 12');
    expect((await render({}, { extra: { zoneName: '12' }, language: 'pl' })).words).toContain(
      'Domek 12',
    );
  });

  it('is mirrored in Arabic, and the email address and the seller’s address stay readable', async () => {
    const { find } = await render(
      { lines: [{ text: 'Plus', amount: 1000 }] },
      { name: 'ليلى حسن', language: 'ar' },
    );
    const rightOf = (text: string) => Math.round(find(text)?.right ?? 0);
    for (const text of ['فاتورة', 'ليلى حسن', 'maya@post.example'])
      expect(rightOf(text), text).toBe(edges.right);
    expect(rightOf('Plus')).toBe(edges.right - 12);
    expect(find('المبلغ')?.left).toBeCloseTo(edges.left + 12, 0);
    expect(find('18 Canal Street')?.right).toBeLessThan(edges.right / 2);
  });

  it.each([
    'Łukasz Dvořák',
    'Дмитрий Соколов',
    'Ελένη Παπαδοπούλου',
    'ليلى حسن',
    'נועה לוי',
    'Nguyễn Thị Hương',
  ])('names %s', async (name) => {
    expect((await render({}, { name })).words).toContain(name);
  });

  it('is copied as it was written, even after a name whose letters are drawn with the same shapes', async () => {
    await render({}, { name: 'Thị\u00A0Hương' });
    expect((await render({}, { name: 'Iris Lind' })).words).toContain('Iris Lind');
  });

  // BILL-2
  it.each([
    ['Ann 🎉 Lee 👩‍🚀', 'Ann Lee'],
    ['e\u0301cole', 'école'],
  ])('names %s as %s, without boxes and question marks', async (name, shown) => {
    const { words } = await render({}, { name });
    expect(words).toContain(shown);
    expect(words.join('')).not.toMatch(/[?\uFFFD]{2}|\0/);
  });

  it('names a buyer in a script without a font by the email address alone', async () => {
    const { find } = await render({}, { name: '王小明' });
    const [caption, email] = [find('Billed to'), find('maya@post.example')];
    expect(Number(email?.foot) - Number(caption?.foot)).toBeLessThan(20);
  });

  it.each([
    ['roost', 'BricolageGrotesque'],
    ['meadow-resorts', 'Caladea'],
    ['halden', 'Figtree'],
  ])('has the heading face of %s', async (theme, face) => {
    expect((await render({}, { theme })).file).toContain(face);
  });

  it.each(['meadow-resorts', 'halden', 'northquad'])(
    'has the colours of %s, and none of another brand',
    async (theme) => {
      const lines = [{ text: 'Plus', amount: 1000 }];
      const { colours } = await render({ state: 'paid', lines }, { theme });
      for (const token of ['ink', 'ink-2', 'line', 'sunken', 'primary', 'positive'] as const) {
        expect(colours, token).toContain(themeColour(token, theme));
        expect(colours, token).not.toContain(themeColour(token, 'foyer'));
      }
    },
  );

  it('in a language whose letters the heading face lacks has no word in two faces', async () => {
    const { file } = await render({}, { theme: 'roost', language: 'ar' });
    expect(file).toContain('IBMPlexSansArabic-Bold');
  });

  // BILL-12
  it('says that there was nothing to pay, and names no payment, where the lines add up to nothing', async () => {
    const lines = [
      { text: 'Plus', amount: 1000 },
      { text: 'Credit', amount: -1000 },
    ];
    const paid = { state: 'paid', paidAt: START, amount: 0, lines } as const;
    const { words } = await render(paid, { lastFour: '4242' });
    expect(words).toEqual(
      expect.arrayContaining(['Plus', '£10.00', 'Credit', '−£10.00', '£0.00', NOTHING]),
    );
    expect(words.join(' ')).not.toContain('Paid by card');
    const charged = await render({ state: 'paid', paidAt: START });
    expect(charged.words).not.toContain(NOTHING);
  });

  it('says which card paid, if that is known', async () => {
    const paid = { state: 'paid', paidAt: START + DAY } as const;
    expect((await render(paid, { lastFour: '4242' })).words).toContain(
      'Paid by card ending 4242 on 16 June 2026. Thank you.',
    );
    expect((await render(paid)).words).toContain('Paid on 16 June 2026. Thank you.');
  });
});
