import { type Checkout, dueNow } from '../checkout/findCheckout';
import { type LineItem, orderLines } from '../checkout/orderLines';
import { retrieve, type Transaction } from '../store/Transaction';
import { checkoutTerms, couponTerms, intervalText } from './checkoutTerms';
import { formatMoney } from '../billing/formatMoneyAndDate';
import { fill } from '../words/fill';
import type { Words } from '../words/Words';

export interface OrderRow {
  name: string;
  note: string | null;
  amount: string;
}

export interface CheckoutView {
  title: string;
  rows: OrderRow[];
  discounts: OrderRow[];
  /** The total row; null where nothing is sold. */
  total: OrderRow | null;
  button: string;
  busy: string;
  terms: string;
  note: string | null;
  asksEmail: boolean;
  agreement: string | null;
  merchant: string;
}

const rowOf = (line: LineItem, words: Words): OrderRow => {
  const { recurring } = line.price ?? {};
  const quantity = line.quantity ?? 1;
  return {
    name: `${quantity > 1 ? `${quantity} × ` : ''}${line.description ?? 'Item'}`,
    note: recurring
      ? fill(words.rowNote, {
          every: intervalText(recurring.interval, recurring.interval_count, words),
        })
      : null,
    amount: formatMoney(line.amount_subtotal, line.currency, words.locale),
  };
};

const messageOf = ({ custom_text: text }: Checkout['session']): string | null =>
  text.submit?.message ?? null;

function discountRows(tx: Transaction, { session, order }: Checkout, words: Words): OrderRow[] {
  const amount = session.total_details?.amount_discount ?? 0;
  const coupons = order.coupons.map((id) => retrieve(tx, 'coupon', id));
  const [first] = coupons;
  if (!first || !session.currency) return [];
  return [
    {
      name: coupons.map((it) => it.name ?? it.id).join(', '),
      note: couponTerms(first, messageOf(session) !== null, words),
      amount: `−${formatMoney(amount, session.currency, words.locale)}`,
    },
  ];
}

function periodOf(lines: LineItem[]) {
  const recurring = lines.filter((line) => line.price?.recurring);
  const recurrence = recurring[0]?.price?.recurring;
  if (!recurrence) return null;
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
  return {
    full: sum(recurring.map((it) => (it.price?.unit_amount ?? 0) * (it.quantity ?? 1))),
    reduced: sum(recurring.map((it) => it.amount_total)),
    interval: recurrence.interval,
    count: recurrence.interval_count,
  };
}

const isNamed = (submit: string | null): submit is 'book' | 'donate' | 'subscribe' =>
  submit === 'book' || submit === 'donate' || submit === 'subscribe';

const label = (
  submit: string | null,
  due: number | null,
  currency: string,
  words: Words,
): string => {
  const { buttons, locale } = words;
  if (due === null) return buttons.save;
  if (due === 0) return buttons.nothing;
  const text = buttons[isNamed(submit) ? submit : 'pay'];
  return fill(text, { amount: formatMoney(due, currency, locale) });
};

/** Everything that the checkout page shows, computed from the session. */
export function checkoutView(tx: Transaction, checkout: Checkout, words: Words): CheckoutView {
  const { session, order } = checkout;
  const lines = orderLines(tx, order);
  const currency = session.currency ?? 'gbp';
  const due = dueNow(tx, checkout);
  const customer = session.customer ? tx.objects.get('customer', session.customer) : undefined;
  const merchant = session.branding_settings?.display_name ?? tx.account.branding.displayName;
  const coupon = order.coupons[0] ? retrieve(tx, 'coupon', order.coupons[0]) : null;
  const asks = session.consent_collection?.terms_of_service === 'required';
  return {
    title: due === null ? words.saveTitle : words.payTitle,
    rows: lines.map((line) => rowOf(line, words)),
    discounts: discountRows(tx, checkout, words),
    total:
      due === null
        ? null
        : { name: words.due, note: null, amount: formatMoney(due, currency, words.locale) },
    button: label(session.submit_type, due, currency, words),
    busy: due === null ? words.busy.save : words.busy.pay,
    terms: checkoutTerms(
      {
        mode: session.mode,
        currency,
        due: due ?? 0,
        period: periodOf(lines),
        coupon,
        merchantSays: messageOf(session) !== null,
        trialEnd: order.trialEnd,
        now: tx.now,
      },
      words,
    ),
    note: messageOf(session),
    asksEmail: !customer?.email && !session.customer_email && !order.customer,
    agreement: asks
      ? (session.custom_text.terms_of_service_acceptance?.message ??
        fill(words.agree, { merchant }))
      : null,
    merchant,
  };
}
