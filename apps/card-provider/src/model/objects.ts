import type Stripe from 'stripe';
import type { TestCardBehaviour } from './testCardBehaviour';
import type { PendingUpdate } from './pendingUpdate';
import type { CheckoutOrder } from './checkoutOrder';
import type { Wire } from './wire';

/**
 * Every object that the provider keeps, by type. The names are stored, so an existing data folder
 * needs them as they are.
 */
export interface ObjectTypes {
  customer: Wire<Stripe.Customer>;
  customer_balance_transaction: Wire<Stripe.CustomerBalanceTransaction>;
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
  event: StripeEvent;
  webhook_endpoint: Wire<Stripe.WebhookEndpoint>;
  /** How a test card behaves. The API never shows it. */
  card_traits: TestCardBehaviour;
  /** A subscription's update that waits for its payment. The API never shows it. */
  pending_change: PendingUpdate;
  /** The order behind a Checkout Session. The API never shows it. */
  session_record: CheckoutOrder;
}

export type ObjectType = keyof ObjectTypes;

export interface StripeEvent {
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

export type BalanceTransaction = ObjectTypes['customer_balance_transaction'];
export type Customer = ObjectTypes['customer'];
export type Product = ObjectTypes['product'];
export type Price = ObjectTypes['price'];
export type Coupon = ObjectTypes['coupon'];
export type Discount = ObjectTypes['discount'];
export type PaymentMethod = ObjectTypes['payment_method'];
export type PaymentIntent = ObjectTypes['payment_intent'];
export type SetupIntent = ObjectTypes['setup_intent'];
export type Charge = ObjectTypes['charge'];
export type Refund = ObjectTypes['refund'];
export type CreditNote = ObjectTypes['credit_note'];
export type Invoice = ObjectTypes['invoice'];
export type InvoiceLine = Invoice['lines']['data'][number];
export type InvoiceItem = ObjectTypes['invoiceitem'];
export type InvoicePayment = ObjectTypes['invoice_payment'];
export type Subscription = ObjectTypes['subscription'];
export type SubscriptionItem = Subscription['items']['data'][number];
export type SubscriptionSchedule = ObjectTypes['subscription_schedule'];
export type WebhookEndpoint = ObjectTypes['webhook_endpoint'];
export type CheckoutSession = ObjectTypes['checkout.session'];
