import { formatMoney } from '@foyer/domain';
import type { UserRow } from '../../Caller';
import type { SiteRow } from '../../sites/findSite';
import { inWordsOf } from '../../sites/inWordsOf';
import { messageDirection, messageLanguage } from '../../messages/say';
import { siteWords } from '../../messages/siteWords';
import { timeZoneAt } from '../../sites/timeZoneAt';
import type { InvoiceRow } from '../createInvoice';
import type { BilledInvoice } from '../withRefunds';
import { isVat, taxPercent } from '../tax';
import type { PlanRow } from '../../plans/findPlan';
import { sellerOf } from '../../messages/seller';
import { readFonts } from './fonts';
import { edges, PdfPage, width } from './PdfPage';
import { sayLine, sayPdf } from './sayPdf';

/** Amounts and dates are written as in the PDF's language, in English as in the seller's country. */
const localeOf = ({ currency }: InvoiceRow): string => {
  const language = messageLanguage();
  if (language !== 'en') return `${language}-u-nu-latn`;
  return currency === 'USD' ? 'en-US' : 'en-GB';
};

/** The day of an instant at the site, as mails name it. */
const day = (instant: number, invoice: InvoiceRow, site: SiteRow): string =>
  new Intl.DateTimeFormat(localeOf(invoice), {
    dateStyle: 'long',
    timeZone: timeZoneAt(site),
  }).format(instant);

const amount = (minor: number, invoice: InvoiceRow): string =>
  formatMoney({ minor, currency: invoice.currency }, localeOf(invoice));

/** One day, or from one to another. */
const period = (invoice: InvoiceRow, site: SiteRow): string[] => {
  const from = day(invoice.periodStart, invoice, site);
  const to = day(invoice.periodEnd, invoice, site);
  return from === to ? [from] : [sayPdf('periodUntil', { day: from }), to];
};

/** The size of the brand's mark. */
const MARK = 34;

/** The word in the pill: the state, or that all or a part of it is refunded. */
const stateWord = ({ state, refunded, refundedAmount }: BilledInvoice): string => {
  if (refunded) return sayPdf('refunded');
  return sayPdf(refundedAmount > 0 ? 'partlyRefunded' : state);
};

const head = (pdf: PdfPage, invoice: BilledInvoice, site: SiteRow) => {
  pdf.mark(edges.left, edges.top, MARK);
  pdf.text(edges.left + MARK + 12, 54, site.details.name, { size: 15, heading: true, within: 330 });
  pdf.text(edges.left, 104, sayPdf('title'), { size: 34, heading: true });
  const isGood = invoice.state === 'paid' || invoice.refunded;
  pdf.pill(
    120,
    stateWord(invoice),
    isGood ? pdf.colour('positive') : pdf.colour('warning'),
    isGood ? pdf.colour('positive-soft') : pdf.colour('warning-soft'),
  );
  const [left, middle, right] = [edges.left, edges.left + 170, edges.left + 340];
  pdf.fact(left, 170, sayPdf('number'), [invoice.number]);
  pdf.fact(middle, 170, sayPdf('date'), [day(invoice.createdAt, invoice, site)]);
  pdf.fact(right, 170, sayPdf('period'), period(invoice, site));
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The user's home; the venue's word goes before a bare number: `Apartment 14C`. */
const homeOf = ({ extra }: UserRow, { details }: SiteRow): string => {
  const zone = extra['zoneName'] ?? '';
  const word = siteWords(details).aliases['zone']?.one;
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

const money = { within: 120, end: true };
const moneyAt = edges.right - 132;
const what = { within: width - 170 };

/** No row and no sum goes below this. */
const LAST = edges.foot - 20;

const tableHead = (pdf: PdfPage, top: number): number => {
  const small = { size: 9, colour: pdf.colour('ink-2') };
  pdf.band(top, 28, pdf.colour('sunken'));
  pdf.text(edges.left + 12, top + 8, sayPdf('whatFor'), small);
  pdf.text(moneyAt, top + 8, sayPdf('amount'), { ...small, ...money });
  return top + 42;
};

const table = (
  pdf: PdfPage,
  invoice: InvoiceRow,
  plans: readonly PlanRow[],
  from: number,
): number => {
  let y = tableHead(pdf, Math.max(from + 12, 312));
  for (const line of invoice.lines) {
    const text = sayLine(line.text, plans);
    if (y + pdf.heightOf(text, what) > LAST) {
      pdf.addPage();
      y = tableHead(pdf, edges.top);
    }
    const end = pdf.text(edges.left + 12, y, text, what);
    pdf.text(moneyAt, y, amount(line.amount, invoice), money);
    pdf.rule(Math.max(end + 5, y + 22));
    y = Math.max(end + 17, y + 34);
  }
  return y;
};

const sumsAt = edges.right - 252;

/** The height of the sums and the space below them. */
const SUMS = 110;

const totals = (pdf: PdfPage, invoice: InvoiceRow, site: SiteRow, from: number): number => {
  const net = invoice.amount - invoice.tax;
  const { country } = site.details;
  const rate = new Intl.NumberFormat(localeOf(invoice), { style: 'percent' }).format(
    taxPercent(invoice, country) / 100,
  );
  const rows: [string, number][] =
    invoice.tax > 0
      ? [
          [sayPdf('beforeTax'), net],
          [sayPdf(isVat(country) ? 'vat' : 'tax', { rate }), invoice.tax],
        ]
      : [];
  let y = from + 4;
  for (const [label, minor] of rows) {
    pdf.text(sumsAt, y, label, { colour: pdf.colour('ink-2'), within: 130 });
    pdf.text(moneyAt, y, amount(minor, invoice), money);
    y += 22;
  }
  pdf.rule(y + 2, { from: sumsAt, colour: pdf.colour('primary'), thickness: 2 });
  pdf.text(sumsAt, y + 12, sayPdf('total'), { size: 17, strong: true, within: 130 });
  const total = { size: 17, strong: true, within: 130, end: true };
  pdf.text(edges.right - 142, y + 12, amount(invoice.amount, invoice), total);
  return y + 46;
};

const paid = (invoice: InvoiceRow, site: SiteRow, lastFour: string | null): string => {
  if (invoice.amount === 0) return sayPdf('saysNothing');
  const on = day(invoice.paidAt ?? invoice.createdAt, invoice, site);
  return lastFour === null
    ? sayPdf('saysPaid', { day: on })
    : sayPdf('saysPaidWith', { day: on, lastFour });
};

const sentences: Record<
  InvoiceRow['state'],
  (invoice: InvoiceRow, site: SiteRow, lastFour: string | null) => string
> = {
  draft: () => sayPdf('saysDraft'),
  open: (invoice, site) => sayPdf('saysOpen', { day: day(invoice.dueDate, invoice, site) }),
  paid,
  void: () => sayPdf('saysVoid'),
  uncollectible: () => sayPdf('saysUncollectible'),
};

const foot = (pdf: PdfPage, invoice: InvoiceRow, site: SiteRow) => {
  const { phone, email } = site.details.support;
  const help = [phone, email].filter(Boolean).join(', ');
  const { name, address, registration } = sellerOf(invoice);
  const small = { size: 9, colour: pdf.colour('ink-2'), within: width };
  pdf.onEachPage((page, pages) => {
    pdf.rule(edges.foot);
    if (help) pdf.text(edges.left, edges.foot + 12, sayPdf('questions', { ways: help }), small);
    if (pages > 1)
      pdf.text(edges.left, edges.foot + 12, `${invoice.number}, ${page}/${pages}`, {
        ...small,
        end: true,
      });
    pdf.text(
      edges.left,
      edges.foot + 27,
      `${[name, ...address].join(', ')}. ${registration}.`,
      small,
    );
  });
};

/** What stands on an invoice beside its own row. */
interface InvoiceFacts {
  user: UserRow;
  site: SiteRow;
  /** The site's, whose titles the lines name. */
  plans?: readonly PlanRow[];
  /** The last four digits of the card that paid; null where no card did, or nobody knows. */
  lastFour?: string | null;
}

/**
 * An invoice as a PDF file of A4 pages, with the venue's mark and heading face, in the language of the request.
 * Rules BILL-2 and API-16.
 */
export const renderInvoice = async (
  invoice: BilledInvoice,
  { user, site, plans = [], lastFour = null }: InvoiceFacts,
): Promise<Uint8Array> => {
  const facts = {
    theme: site.details.theme,
    title: `${sayPdf('title')} ${invoice.number}`,
    author: site.details.name,
    locale: messageLanguage(),
    direction: messageDirection(),
  };
  const pdf = new PdfPage(facts, await readFonts(site.details.theme));
  head(pdf, invoice, site);
  const rows = table(pdf, invoice, plans, people(pdf, invoice, user, site));
  const { refundedAmount } = invoice;
  const sentence = [
    sentences[invoice.state](invoice, site, lastFour),
    ...(refundedAmount > 0
      ? [sayPdf('saysRefunded', { amount: amount(refundedAmount, invoice) })]
      : []),
  ].join(' ');
  const words = messageLanguage() === 'en' ? inWordsOf(site, sentence) : sentence;
  const style = { colour: pdf.colour('ink-2'), within: width };
  const fits = rows + SUMS + pdf.heightOf(words, style) <= LAST;
  if (!fits) pdf.addPage();
  const from = fits ? rows : edges.top;
  pdf.text(edges.left, totals(pdf, invoice, site, from) + 16, words, style);
  foot(pdf, invoice, site);
  return pdf.bytes();
};
