import { draftInvoice } from '../billing/draftInvoice';
import { redeem } from '../billing/discounts';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { need, type Work } from '../ledger/Work';
import type { CheckoutSession, PaymentIntent, SetupIntent } from '../model/kinds';
import type { SessionRecord } from '../model/sessionRecord';
import { startSubscription } from '../subscriptions/startSubscription';
import { oneOffItems } from './orderLines';

type Paid = PaymentIntent | SetupIntent;
type Outcome = Partial<CheckoutSession>;

interface Completion {
  work: Work;
  session: CheckoutSession;
  record: SessionRecord;
  intent: Paid;
  customer: string | null;
}

const paymentOf = (intent: Paid): PaymentIntent | undefined =>
  intent.object === 'payment_intent' ? intent : undefined;

const coupons = ({ work, record }: Completion) =>
  record.coupons.map((id) => need(work, 'coupon', id, 'coupon'));

function subscribe(completion: Completion): Outcome {
  const { work, record, intent, session } = completion;
  const customer = need(work, 'customer', completion.customer ?? '').id;
  const recurring = record.items
    .map((item) => ({ ...item, price: need(work, 'price', item.price) }))
    .filter((item) => item.price.recurring);
  const { subscription, invoice } = startSubscription(work, {
    customer,
    items: recurring.map(({ price, quantity }) => ({ price, quantity })),
    coupons: coupons(completion),
    checkoutSession: session.id,
    defaultPaymentMethod: intent.payment_method,
    description: record.description,
    metadata: record.metadata,
    trialEnd: record.trialEnd,
    paidBy: paymentOf(intent),
    extras: () => oneOffItems(work, record, customer),
  });
  return { subscription: subscription.id, invoice: invoice.id };
}

function sell(completion: Completion): Outcome {
  const { work, record, session, customer } = completion;
  const payment = paymentOf(completion.intent);
  if (!session.invoice_creation?.enabled || !customer)
    return { payment_intent: payment?.id ?? null };
  const target = { customer, checkout_session: session.id };
  const draft = draftInvoice(work, {
    customer,
    currency: session.currency ?? 'gbp',
    reason: 'manual',
    lines: oneOffItems(work, record, customer).map(itemLine),
    discounts: coupons(completion).map((coupon) => redeem(work, coupon, target).id),
    period: { start: work.now, end: work.now },
    description: session.invoice_creation.invoice_data.description,
    metadata: session.invoice_creation.invoice_data.metadata ?? {},
  });
  const invoice = finaliseInvoice(work, draft, payment);
  return { payment_intent: payment?.id ?? null, invoice: invoice.id };
}

const byMode: Record<string, (completion: Completion) => Outcome> = {
  subscription: subscribe,
  payment: sell,
  setup: ({ intent }) => ({ setup_intent: intent.id }),
};

/** The intent of this session has succeeded: gives what was ordered, once. */
export function completeSession(work: Work, record: SessionRecord, intent: Paid): void {
  const session = need(work, 'checkout.session', record.session);
  if (session.status !== 'open') return;
  const customer = session.customer ?? record.customer;
  const outcome = byMode[session.mode]?.({ work, session, record, intent, customer }) ?? {};
  const billing = work.store.get('payment_method', intent.payment_method ?? '')?.billing_details;
  const complete = work.store.put('checkout.session', {
    ...session,
    ...outcome,
    client_secret: null,
    customer,
    consent: session.consent_collection?.terms_of_service
      ? { promotions: null, terms_of_service: 'accepted' }
      : null,
    customer_details: {
      address: null,
      business_name: null,
      email: billing?.email ?? session.customer_email,
      individual_name: null,
      name: billing?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: paymentOf(intent) ? 'paid' : 'no_payment_required',
    status: 'complete',
  });
  work.emit('checkout.session.completed', complete);
}
