import { formatMoney } from '@foyer/domain';
import PDFDocument from 'pdfkit';
import type { UserRow } from '../../http/Caller';
import type { SiteRow } from '../sites/findSite';
import type { InvoiceRow } from './createInvoice';

type Document = InstanceType<typeof PDFDocument>;

const INK = '#0B1138';
const QUIET = '#525A80';
const LINE = '#DDE2F3';
const BRAND = '#2136F0';
const LEFT = 56;
const RIGHT = 539;

const stamps: Record<InvoiceRow['state'], string> = {
  draft: 'Draft',
  open: 'Due',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not paid',
};

const day = (instant: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);

const amount = (minor: number, { currency }: InvoiceRow): string =>
  formatMoney({ minor, currency }, 'en-GB');

const rule = (pdf: Document, y: number) =>
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(LINE).stroke();

/** A label on the left and a value that ends at the right edge. */
const row = (pdf: Document, y: number, label: string, value: string, strong = false) => {
  pdf
    .font(strong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(11)
    .fillColor(INK);
  pdf.text(label, LEFT, y, { width: 330 });
  pdf.text(value, 400, y, { width: RIGHT - 400, align: 'right' });
};

const head = (pdf: Document, invoice: InvoiceRow, site: SiteRow) => {
  pdf.lineWidth(5).strokeColor(BRAND).path('M60 84V70a13 13 0 0 1 26 0v14').stroke();
  pdf.font('Helvetica-Bold').fontSize(15).fillColor(INK).text(site.details.name, 100, 66);
  pdf.fontSize(30).text('Invoice', LEFT, 124);
  pdf.font('Helvetica').fontSize(11).fillColor(QUIET);
  pdf.text(`${invoice.number}   ${day(invoice.createdAt)}`, LEFT, 162);
  const stamp = invoice.refunded ? 'Refunded' : stamps[invoice.state];
  pdf
    .font('Helvetica-Bold')
    .fontSize(13)
    .fillColor(invoice.state === 'paid' ? '#08714A' : '#864C00');
  pdf.text(stamp, 400, 132, { width: RIGHT - 400, align: 'right' });
};

const people = (pdf: Document, invoice: InvoiceRow, user: UserRow, site: SiteRow) => {
  const y = 200;
  pdf.font('Helvetica').fontSize(9).fillColor(QUIET).text('Billed to', LEFT, y);
  pdf.text('From', 310, y);
  pdf.fontSize(11).fillColor(INK);
  pdf.text(`${user.firstName} ${user.lastName}\n${user.email}`, LEFT, y + 14, { width: 230 });
  const help = [site.details.support.phone, site.details.support.email].filter(Boolean).join('\n');
  pdf.text(`${site.details.name}\n${help}`, 310, y + 14, { width: 229 });
  pdf
    .fontSize(9)
    .fillColor(QUIET)
    .text('For the time', LEFT, y + 76);
  pdf.fontSize(11).fillColor(INK);
  pdf.text(`${day(invoice.periodStart)} to ${day(invoice.periodEnd)}`, LEFT, y + 90);
};

const amounts = (pdf: Document, invoice: InvoiceRow) => {
  let y = 332;
  rule(pdf, y - 12);
  for (const line of invoice.lines) {
    row(pdf, y, line.text, amount(line.amount, invoice));
    y += 24;
  }
  rule(pdf, y);
  row(pdf, y + 14, 'Total', amount(invoice.amount, invoice), true);
  if (invoice.tax > 0) row(pdf, y + 38, 'VAT included (20%)', amount(invoice.tax, invoice));
  const paid =
    invoice.paidAt === null ? null : `Paid by card on ${day(invoice.paidAt)}. Thank you.`;
  pdf.font('Helvetica').fontSize(10).fillColor(QUIET);
  pdf.text(paid ?? `Due on ${day(invoice.dueDate)}.`, LEFT, y + 82);
};

/** An invoice as a PDF file of one A4 page. */
export const renderInvoice = (
  invoice: InvoiceRow,
  user: UserRow,
  site: SiteRow,
): Promise<Uint8Array> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: { Title: `Invoice ${invoice.number}`, Author: site.details.name },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  head(pdf, invoice, site);
  people(pdf, invoice, user, site);
  amounts(pdf, invoice);
  pdf.end();
  return done;
};
