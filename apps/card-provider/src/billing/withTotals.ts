import type { Invoice, InvoiceLine } from '../model/objects';

const sum = (amounts: number[]): number => amounts.reduce((a, b) => a + b, 0);

const byDiscount = (lines: InvoiceLine[]): { amount: number; discount: string }[] => {
  const totals = new Map<string, number>();
  for (const { amount, discount } of lines.flatMap((line) => line.discount_amounts ?? [])) {
    totals.set(discount, (totals.get(discount) ?? 0) + amount);
  }
  return [...totals].map(([discount, amount]) => ({ amount, discount }));
};

/**
 * The invoice with its totals calculated from its lines. A credit balance of the customer (a negative
 * `starting_balance`) pays first. A total below zero is not charged and becomes such credit.
 */
export function withTotals(invoice: Invoice): Invoice {
  const lines = invoice.lines.data;
  const subtotal = sum(lines.map((line) => line.amount));
  const discounts = byDiscount(lines);
  const total = subtotal - sum(discounts.map((it) => it.amount));
  const amount_due = Math.max(0, total + Math.min(0, invoice.starting_balance));
  return {
    ...invoice,
    amount_due,
    amount_remaining: amount_due - invoice.amount_paid,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: total,
    total_discount_amounts: discounts,
    total_pretax_credit_amounts: discounts.map((it) => ({ ...it, type: 'discount' })),
  };
}
