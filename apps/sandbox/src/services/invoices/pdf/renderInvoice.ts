import { formatMoney } from '@foyer/domain';
import type { UserRow } from '../../Caller';
import type { SiteRow } from '../../sites/findSite';
import { inWordsOf } from '../../sites/inWordsOf';
import { themeColour } from '../../sites/themeColour';
import type { InvoiceRow } from '../createInvoice';
import type { PlanRow } from '../../plans/findPlan';
import { sellerOf } from '../../sites/seller';
import { edges, PdfPage, width } from './PdfPage';
import { pdfLanguage, sayLine, sayPdf } from './sayPdf';

/** Amounts and dates are written as in the PDF's language, in English as in the seller's country. */
const localeOf = ({ currency }: InvoiceRow): string => {
  const language = pdfLanguage();
  if (language !== 'en') return language;
  return currency === 'USD' ? 'en-US' : 'en-GB';
};

const day = (instant: number, invoice: InvoiceRow): string =>
  new Intl.DateTimeFormat(localeOf(invoice), { dateStyle: 'long', timeZone: 'UTC' }).format(
    instant,
  );

const amount = (minor: number, invoice: InvoiceRow): string =>
  formatMoney({ minor, currency: invoice.currency }, localeOf(invoice)).replace(/^-/, '−');

/** One day, or from one to another. */
const period = (invoice: InvoiceRow): string[] => {
  const from = day(invoice.periodStart, invoice);
  const to = day(invoice.periodEnd, invoice);
  return from === to ? [from] : [sayPdf('periodUntil', { day: from }), to];
};

const head = (pdf: PdfPage, invoice: InvoiceRow, site: SiteRow) => {
  const colour = themeColour('primary', site.details.theme);
  pdf.mark(edges.left, 46, colour);
  pdf.text(100, 55, site.details.name, { size: 15, strong: true, within: 330 });
  pdf.text(edges.left, 112, sayPdf('title'), { size: 34, strong: true });
  const isGood = invoice.state === 'paid' || invoice.refunded;
  pdf.pill(
    120,
    sayPdf(invoice.refunded ? 'refunded' : invoice.state),
    isGood ? themeColour('positive') : themeColour('warning'),
    isGood ? themeColour('positive-soft') : themeColour('warning-soft'),
  );
  const [left, middle, right] = [edges.left, edges.left + 170, edges.left + 340];
  pdf.fact(left, 170, sayPdf('number'), [invoice.number]);
  pdf.fact(middle, 170, sayPdf('date'), [day(invoice.createdAt, invoice)]);
  pdf.fact(right, 170, sayPdf('period'), period(invoice));
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The user's home; the venue's word goes before a bare number: `Apartment 14C`. */
const homeOf = ({ extra }: UserRow, { details }: SiteRow): string => {
  const zone = extra['zoneName'] ?? '';
  const word = details.aliases['zone']?.one;
  const named = word && /^\d/.test(zone) ? `${capital(word)} ${zone}` : zone;
  return [named, extra['buildingName']].filter(Boolean).join(', ');
};

const people = (pdf: PdfPage, invoice: InvoiceRow, user: UserRow, site: SiteRow): number => {
  const home = homeOf(user, site);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const seller = sellerOf(invoice);
  return Math.max(
    pdf.fact(edges.left, 226, sayPdf('billedTo'), [name, home, user.email], 160),
    pdf.fact(
      edges.left + 170,
      226,
      sayPdf('for'),
      [sayPdf('wifiAt', { site: site.details.name })],
      160,
    ),
    pdf.fact(edges.left + 340, 226, sayPdf('from'), [seller.name, ...seller.address]),
  );
};

const table = (
  pdf: PdfPage,
  invoice: InvoiceRow,
  plans: readonly PlanRow[],
  from: number,
): number => {
  const money = { within: 120, end: true };
  const moneyAt = edges.right - 132;
  const top = Math.max(from + 12, 312);
  pdf.band(top, 28, themeColour('sunken'));
  pdf.text(edges.left + 12, top + 9, sayPdf('whatFor'), { size: 9, colour: themeColour('ink-2') });
  pdf.text(moneyAt, top + 9, sayPdf('amount'), { size: 9, colour: themeColour('ink-2'), ...money });
  let y = top + 42;
  for (const line of invoice.lines) {
    const end = pdf.text(edges.left + 12, y, sayLine(line.text, plans), { within: width - 170 });
    pdf.text(moneyAt, y, amount(line.amount, invoice), money);
    pdf.rule(Math.max(end + 5, y + 22));
    y = Math.max(end + 17, y + 34);
  }
  return y;
};

const totals = (pdf: PdfPage, invoice: InvoiceRow, from: number): number => {
  const net = invoice.amount - invoice.tax;
  const rows =
    invoice.tax > 0
      ? [
          [sayPdf('beforeTax'), net],
          [sayPdf('tax'), invoice.tax],
        ]
      : [];
  let y = from + 4;
  for (const [label, minor] of rows as [string, number][]) {
    pdf.text(edges.right - 252, y, label, { colour: themeColour('ink-2'), within: 130 });
    pdf.text(edges.right - 132, y, amount(minor, invoice), { within: 120, end: true });
    y += 22;
  }
  pdf.text(edges.right - 252, y + 10, sayPdf('total'), { size: 17, strong: true, within: 130 });
  const total = { size: 17, strong: true, within: 130, end: true };
  pdf.text(edges.right - 142, y + 10, amount(invoice.amount, invoice), total);
  return y + 44;
};

const sentences: Record<InvoiceRow['state'], (invoice: InvoiceRow) => string> = {
  draft: () => sayPdf('saysDraft'),
  open: (invoice) => sayPdf('saysOpen', { day: day(invoice.dueDate, invoice) }),
  paid: (invoice) =>
    invoice.amount > 0
      ? sayPdf('saysPaid', { day: day(invoice.paidAt ?? invoice.createdAt, invoice) })
      : sayPdf('saysNothing'),
  void: () => sayPdf('saysVoid'),
  uncollectible: () => sayPdf('saysUncollectible'),
};

const foot = (pdf: PdfPage, invoice: InvoiceRow, site: SiteRow) => {
  const { phone, email } = site.details.support;
  const help = [phone, email].filter(Boolean).join(', ');
  const { name, address, registration } = sellerOf(invoice);
  const small = { size: 9, colour: themeColour('ink-2'), within: width };
  pdf.rule(edges.foot);
  if (help) pdf.text(edges.left, edges.foot + 12, sayPdf('questions', { ways: help }), small);
  pdf.text(
    edges.left,
    edges.foot + 27,
    `${[name, ...address].join(', ')}. ${registration}.`,
    small,
  );
};

/**
 * An invoice as a PDF file of one A4 page, in the venue's colour and the language of the request. Rule API-16.
 * @param plans the site's, whose titles the lines name
 */
export const renderInvoice = (
  invoice: InvoiceRow,
  user: UserRow,
  site: SiteRow,
  plans: readonly PlanRow[] = [],
): Promise<Uint8Array> => {
  const pdf = new PdfPage(
    `${sayPdf('title')} ${invoice.number}`,
    site.details.name,
    localeOf(invoice),
  );
  head(pdf, invoice, site);
  const from = people(pdf, invoice, user, site);
  const end = totals(pdf, invoice, table(pdf, invoice, plans, from));
  const sentence = sentences[invoice.state](invoice);
  const words = pdfLanguage() === 'en' ? inWordsOf(site, sentence) : sentence;
  pdf.text(edges.left, end + 16, words, {
    colour: themeColour('ink-2'),
    within: width,
  });
  foot(pdf, invoice, site);
  return pdf.bytes();
};
