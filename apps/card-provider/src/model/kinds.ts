import type Stripe from 'stripe';
import type { CardTraits } from './cardTraits';
import type { PendingChange } from './pendingChange';
import type { SessionRecord } from './sessionRecord';
import type { Wire } from './wire';

/** Everything that the provider keeps, by the name of its kind. */
export interface Kinds {
  customer: Wire<Stripe.Customer>;
  product: Wire<Stripe.Product>;
  price: Wire<Stripe.Price>;
  coupon: Wire<Stripe.Coupon>;
  discount: Wire<Stripe.Discount>;
  payment_method: Wire<Stripe.PaymentMethod>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  setup_intent: Wire<Stripe.SetupIntent>;
  charge: Wire<Stripe.Charge>;
  refund: Wire<Stripe.Refund>;
  credit_note: Wire<Stripe.CreditNote>;
  invoice: Wire<Stripe.Invoice>;
  invoiceitem: Wire<Stripe.InvoiceItem>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  subscription: Wire<Stripe.Subscription>;
  subscription_schedule: Wire<Stripe.SubscriptionSchedule>;
  'checkout.session': Wire<Stripe.Checkout.Session>;
  event: StoredEvent;
  webhook_endpoint: Wire<Stripe.WebhookEndpoint>;
  /** What the API never shows: how a test card behaves. */
  card_traits: CardTraits;
  /** What the API never shows: a change that waits for its payment. */
  pending_change: PendingChange;
  /** What the API never shows: the work behind a checkout session. */
  session_record: SessionRecord;
}

export type Kind = keyof Kinds;

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export type Customer = Kinds['customer'];
export type Product = Kinds['product'];
export type Price = Kinds['price'];
export type Coupon = Kinds['coupon'];
export type Discount = Kinds['discount'];
export type PaymentMethod = Kinds['payment_method'];
export type PaymentIntent = Kinds['payment_intent'];
export type SetupIntent = Kinds['setup_intent'];
export type Charge = Kinds['charge'];
export type Refund = Kinds['refund'];
export type CreditNote = Kinds['credit_note'];
export type Invoice = Kinds['invoice'];
export type InvoiceLine = Invoice['lines']['data'][number];
export type InvoiceItem = Kinds['invoiceitem'];
export type InvoicePayment = Kinds['invoice_payment'];
export type Subscription = Kinds['subscription'];
export type SubscriptionItem = Subscription['items']['data'][number];
export type SubscriptionSchedule = Kinds['subscription_schedule'];
export type WebhookEndpoint = Kinds['webhook_endpoint'];
export type CheckoutSession = Kinds['checkout.session'];
