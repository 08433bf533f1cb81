import { dynamicMethods } from '../payments/intentFields';
import { newMetadata } from '../api/metadata';
import type { Transaction } from '../store/Transaction';
import type { CheckoutSession } from '../model/objects';
import type { CheckoutOrder } from '../model/checkoutOrder';
import type { CreateSessionParams } from '../params/checkoutParams';
import type { LineItem } from './orderLines';

interface Opened {
  order: CheckoutOrder;
  lines: LineItem[];
  currency: string | null;
  expiresAt: number;
}

const unset = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: null,
  collected_information: null,
  consent: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  customer_details: null,
  integration_identifier: null,
  invoice: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  success_url: null,
  url: null,
  wallet_options: null,
} satisfies Partial<CheckoutSession>;

const borders = { pill: 'pill', rectangular: 'rectangular', rounded: 'rounded' } as const;

const branding = (tx: Transaction, params: CreateSessionParams['branding_settings']) => {
  const own = tx.account.branding;
  return {
    background_color: params?.background_color ?? '#FFFFFF',
    border_style: borders[params?.border_style ?? own.borderStyle],
    button_color: params?.button_color ?? own.buttonColour,
    display_name: params?.display_name ?? own.displayName,
    font_family: params?.font_family ?? 'default',
    icon: null,
    logo: null,
  };
};

const customText = (
  params: CreateSessionParams['custom_text'],
): CheckoutSession['custom_text'] => ({
  after_submit: params?.after_submit ?? null,
  shipping_address: null,
  submit: params?.submit ?? null,
  terms_of_service_acceptance: params?.terms_of_service_acceptance ?? null,
});

const invoiceCreation = ({
  mode,
  invoice_creation: params,
}: CreateSessionParams): CheckoutSession['invoice_creation'] =>
  mode !== 'payment'
    ? null
    : {
        enabled: params?.enabled ?? false,
        invoice_data: {
          account_tax_ids: null,
          custom_fields: null,
          description: params?.invoice_data?.description ?? null,
          footer: null,
          issuer: null,
          metadata: newMetadata(params?.invoice_data?.metadata),
          rendering_options: null,
        },
      };

/** The session as the API shows it. Amounts are minor units, null in mode `setup`. */
export function sessionObject(
  tx: Transaction,
  input: CreateSessionParams,
  opened: Opened,
): CheckoutSession {
  const { order, lines } = opened;
  const sells = input.mode !== 'setup';
  const sum = (key: 'amount_subtotal' | 'amount_total' | 'amount_discount') =>
    lines.reduce((total, line) => total + line[key], 0);
  return {
    ...unset,
    id: order.session,
    object: 'checkout.session',
    amount_subtotal: sells ? sum('amount_subtotal') : null,
    amount_total: sells ? sum('amount_total') : null,
    branding_settings: branding(tx, input.branding_settings),
    client_reference_id: input.client_reference_id ?? null,
    client_secret: order.clientSecret,
    consent_collection: input.consent_collection
      ? {
          payment_method_reuse_agreement: null,
          promotions: null,
          terms_of_service: input.consent_collection.terms_of_service ?? 'none',
        }
      : null,
    created: tx.now,
    currency: opened.currency,
    custom_text: customText(input.custom_text),
    customer: input.customer ?? null,
    customer_creation:
      input.mode === 'payment' && !input.customer
        ? (input.customer_creation ?? 'if_required')
        : null,
    customer_email: input.customer_email ?? null,
    discounts: order.coupons.map((coupon) => ({ coupon, promotion_code: null })),
    expires_at: opened.expiresAt,
    invoice_creation: invoiceCreation(input),
    livemode: false,
    locale: input.locale ?? null,
    metadata: newMetadata(input.metadata),
    mode: input.mode,
    payment_method_collection: input.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_types: input.payment_method_types ?? dynamicMethods,
    payment_status: sells ? 'unpaid' : 'no_payment_required',
    redirect_on_completion: input.redirect_on_completion ?? 'always',
    return_url: input.return_url,
    status: 'open',
    submit_type: input.submit_type ?? null,
    total_details: sells
      ? { amount_discount: sum('amount_discount'), amount_shipping: 0, amount_tax: 0 }
      : null,
    ui_mode: 'embedded_page',
  };
}
