import { invalidRequest } from '../model/ApiError';
import { newId } from '../model/newId';
import type { CreditNote, Invoice } from '../model/objects';
import type { CreateCreditNoteParams } from '../params/creditNoteParams';
import { multiplyFraction } from './exactAmounts';

type Line = CreditNote['lines']['data'][number];
type LineInput = NonNullable<CreateCreditNoteParams['lines']>[number];

const line = (fields: Partial<Line> & Pick<Line, 'amount' | 'description' | 'type'>): Line => ({
  id: newId('cnli'),
  object: 'credit_note_line_item',
  discount_amount: 0,
  discount_amounts: [],
  livemode: false,
  metadata: {},
  pretax_credit_amounts: [],
  quantity: 1,
  tax_rates: [],
  taxes: [],
  unit_amount: fields.amount,
  unit_amount_decimal: String(fields.amount),
  ...fields,
});

function invoiceLine(invoice: Invoice, input: LineInput): Line {
  const found = invoice.lines.data.find(({ id }) => id === input.invoice_line_item);
  if (!found) throw invalidRequest('No such line on this invoice.', 'lines', 'resource_missing');
  const quantity = input.quantity ?? found.quantity ?? 1;
  const amount = input.amount ?? multiplyFraction(found.amount, quantity, found.quantity ?? 1);
  if (amount > found.amount) throw invalidRequest('The credit is larger than the line.', 'lines');
  // A line is credited at the price paid for it: its discounts shrink in proportion.
  const discount_amounts = (found.discount_amounts ?? []).map((it) => ({
    ...it,
    amount: found.amount ? multiplyFraction(it.amount, amount, found.amount) : 0,
  }));
  return line({
    amount,
    description: found.description,
    discount_amount: discount_amounts.reduce((sum, it) => sum + it.amount, 0),
    discount_amounts,
    invoice_line_item: found.id,
    quantity,
    type: 'invoice_line_item',
  });
}

const customLine = (input: LineInput): Line =>
  line({
    amount: (input.unit_amount ?? 0) * (input.quantity ?? 1),
    description: input.description ?? null,
    quantity: input.quantity ?? 1,
    unit_amount: input.unit_amount ?? 0,
    type: 'custom_line_item',
  });

/** The lines of a credit note: named ones, or one for the whole amount. Minor units. */
export function creditLines(invoice: Invoice, input: CreateCreditNoteParams): Line[] {
  if (input.lines?.length) {
    return input.lines.map((it) =>
      it.type === 'invoice_line_item' ? invoiceLine(invoice, it) : customLine(it),
    );
  }
  if (input.amount === undefined) {
    throw invalidRequest('You must pass either amount or lines.', 'amount', 'parameter_missing');
  }
  const description = `Credit for invoice ${invoice.number}`;
  return [line({ amount: input.amount, description, type: 'custom_line_item' })];
}
