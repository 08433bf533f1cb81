import { draftInvoice } from '../billing/draftInvoice';
import { redeem } from '../billing/discounts';
import { finaliseInvoice } from '../billing/finaliseInvoice';
import { itemLine } from '../billing/invoiceLine';
import { retrieve, type Transaction } from '../store/Transaction';
import type { CheckoutSession, PaymentIntent, SetupIntent } from '../model/objects';
import type { CheckoutOrder } from '../model/checkoutOrder';
import { startSubscription } from '../subscriptions/startSubscription';
import { oneOffItems } from './orderLines';

type Paid = PaymentIntent | SetupIntent;
type Outcome = Partial<CheckoutSession>;

interface Completion {
  tx: Transaction;
  session: CheckoutSession;
  order: CheckoutOrder;
  intent: Paid;
  customer: string | null;
}

const paymentOf = (intent: Paid): PaymentIntent | undefined =>
  intent.object === 'payment_intent' ? intent : undefined;

const coupons = ({ tx, order }: Completion) =>
  order.coupons.map((id) => retrieve(tx, 'coupon', id, 'coupon'));

function subscribe(completion: Completion): Outcome {
  const { tx, order, intent, session } = completion;
  const customer = retrieve(tx, 'customer', completion.customer ?? '').id;
  const recurring = order.items
    .map((item) => ({ ...item, price: retrieve(tx, 'price', item.price) }))
    .filter((item) => item.price.recurring);
  const { subscription, invoice } = startSubscription(tx, {
    customer,
    items: recurring.map(({ price, quantity }) => ({ price, quantity })),
    coupons: coupons(completion),
    checkoutSession: session.id,
    defaultPaymentMethod: intent.payment_method,
    description: order.description,
    metadata: order.metadata,
    trialEnd: order.trialEnd,
    paidBy: paymentOf(intent),
    extras: () => oneOffItems(tx, order, customer),
  });
  return { subscription: subscription.id, invoice: invoice.id };
}

function sell(completion: Completion): Outcome {
  const { tx, order, session, customer } = completion;
  const payment = paymentOf(completion.intent);
  if (!session.invoice_creation?.enabled || !customer)
    return { payment_intent: payment?.id ?? null };
  const target = { customer, checkout_session: session.id };
  const draft = draftInvoice(tx, {
    customer,
    currency: session.currency ?? 'gbp',
    reason: 'manual',
    lines: oneOffItems(tx, order, customer).map(itemLine),
    discounts: coupons(completion).map((coupon) => redeem(tx, coupon, target).id),
    period: { start: tx.now, end: tx.now },
    description: session.invoice_creation.invoice_data.description,
    metadata: session.invoice_creation.invoice_data.metadata ?? {},
  });
  const invoice = finaliseInvoice(tx, draft, payment);
  return { payment_intent: payment?.id ?? null, invoice: invoice.id };
}

const byMode: Record<string, (completion: Completion) => Outcome> = {
  subscription: subscribe,
  payment: sell,
  setup: ({ intent }) => ({ setup_intent: intent.id }),
};

/** Completes the session whose intent has succeeded: creates the order's subscription or invoice, once. */
export function completeSession(tx: Transaction, order: CheckoutOrder, intent: Paid): void {
  const session = retrieve(tx, 'checkout.session', order.session);
  if (session.status !== 'open') return;
  const customer = session.customer ?? order.customer;
  const outcome = byMode[session.mode]?.({ tx, session, order, intent, customer }) ?? {};
  const billing = tx.objects.get('payment_method', intent.payment_method ?? '')?.billing_details;
  const complete = tx.objects.put('checkout.session', {
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
  tx.emit('checkout.session.completed', complete);
}
