import { formatDate, formatMoney } from '../billing/formatMoneyAndDate';
import { netAmount } from '../billing/applyDiscounts';
import type { Invoice } from '../model/objects';

const states: Record<string, string> = {
  open: 'Waiting for payment',
  paid: 'Paid',
  uncollectible: 'Not paid',
  void: 'Cancelled',
};

const Row = ({ name, amount, total }: { name: string; amount: string; total?: boolean }) => (
  <div class={total ? 'total' : undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);

/** The hosted page of one invoice. */
export const InvoicePage = ({ invoice }: { invoice: Invoice }) => {
  const discount = invoice.lines.data.reduce((sum, it) => sum + it.amount - netAmount(it), 0);
  return (
    <main class="checkout page">
      <header class="head">
        <h1>Invoice {invoice.number}</h1>
        <span class="chip">{states[invoice.status ?? ''] ?? 'Draft'}</span>
      </header>
      <p>
        {invoice.account_name} to {invoice.customer_name ?? invoice.customer_email},{' '}
        {formatDate(invoice.effective_at ?? invoice.created)}
      </p>
      <dl class="order">
        {invoice.lines.data.map((line) => (
          <Row name={line.description ?? 'Item'} amount={formatMoney(line.amount, line.currency)} />
        ))}
        {discount > 0 && (
          <Row name="Discount" amount={`−${formatMoney(discount, invoice.currency)}`} />
        )}
        <Row name="Total" amount={formatMoney(invoice.total, invoice.currency)} total />
        <Row name="Paid" amount={formatMoney(invoice.amount_paid, invoice.currency)} />
      </dl>
    </main>
  );
};
