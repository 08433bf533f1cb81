import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import { listOf } from '../model/wire';
import type { Invoice, InvoiceLine, Subscription } from '../model/objects';
import { applyDiscounts } from './applyDiscounts';
import { couponOf, runningDiscounts } from './discounts';
import { withTotals } from './withTotals';

export interface DraftFields {
  customer: string;
  currency: string;
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
  /** Ids of the discounts that may apply; those that have ended are left out. */
  discounts: readonly string[];
  period: { start: number; end: number };
  subscription?: Subscription;
  prorationDate?: number;
  description?: string | null;
  metadata?: Record<string, string>;
  autoAdvance?: boolean;
  defaultPaymentMethod?: string | null;
}

const parentOf = ({ subscription, prorationDate }: DraftFields): Invoice['parent'] =>
  subscription
    ? {
        quote_details: null,
        subscription_details: {
          metadata: subscription.metadata,
          subscription: subscription.id,
          ...(prorationDate !== undefined && { subscription_proration_date: prorationDate }),
        },
        type: 'subscription_details',
      }
    : null;

/** Stores a draft invoice with its lines, discounts and totals. Nothing is charged yet. */
export function draftInvoice(tx: Transaction, fields: DraftFields): Invoice {
  const customer = retrieve(tx, 'customer', fields.customer, 'customer');
  const discounts = runningDiscounts(tx, fields.discounts);
  const terms = discounts.map((it) => ({ id: it.id, coupon: couponOf(tx, it) }));
  const id = newId('in');
  const lines = applyDiscounts(fields.lines, terms).map((line) => ({ ...line, invoice: id }));
  const invoice = withTotals({
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: tx.account.branding.displayName,
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: fields.autoAdvance ?? true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: fields.reason,
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: fields.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: fields.defaultPaymentMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: fields.description ?? null,
    discounts: discounts.map((it) => it.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: fields.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: parentOf(fields),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: fields.period.end,
    period_start: fields.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: tx.now,
  });
  tx.objects.put('invoice', invoice);
  tx.emit('invoice.created', invoice);
  return invoice;
}
