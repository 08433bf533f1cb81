import * as v from 'valibot';
import { clearable, common, flag, ignored, integer, metadata, text } from '../api/fields';
import { fontFamilies } from '../model/fontFamilies';
import { priceData } from './priceParams';

const message = v.optional(clearable(v.strictObject({ message: text })));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'Invalid colour'));

const lineItem = v.strictObject({
  adjustable_quantity: ignored,
  price: v.optional(text),
  price_data: v.optional(priceData),
  quantity: v.optional(v.pipe(integer, v.minValue(1))),
});

const discount = v.strictObject({ coupon: v.optional(text), promotion_code: ignored });

const subscriptionData = v.strictObject({
  billing_mode: ignored,
  default_tax_rates: ignored,
  description: v.optional(text),
  metadata: v.optional(metadata),
  proration_behavior: ignored,
  trial_end: v.optional(integer),
  trial_period_days: v.optional(integer),
  trial_settings: ignored,
});

const intentData = v.strictObject({
  capture_method: ignored,
  description: v.optional(text),
  metadata: v.optional(metadata),
  receipt_email: v.optional(text),
  setup_future_usage: v.optional(v.picklist(['on_session', 'off_session'])),
  statement_descriptor: ignored,
});

const setupData = v.strictObject({
  description: v.optional(text),
  metadata: v.optional(metadata),
});

const invoiceCreation = v.strictObject({
  enabled: flag,
  invoice_data: v.optional(
    v.strictObject({
      custom_fields: ignored,
      description: v.optional(text),
      footer: ignored,
      metadata: v.optional(metadata),
      rendering_options: ignored,
    }),
  ),
});

/** The branding of the page. */
const brandingSettings = v.strictObject({
  background_color: v.optional(clearable(colour)),
  border_style: v.optional(clearable(v.picklist(['pill', 'rectangular', 'rounded']))),
  button_color: v.optional(clearable(colour)),
  display_name: v.optional(text),
  font_family: v.optional(clearable(v.picklist(fontFamilies))),
  icon: ignored,
  logo: ignored,
});

/** What `checkout.sessions.create` accepts; any other parameter is an error that names it. */
export const createSessionParams = v.strictObject({
  ...common,
  adaptive_pricing: ignored,
  automatic_tax: ignored,
  allow_promotion_codes: ignored,
  billing_address_collection: ignored,
  branding_settings: v.optional(brandingSettings),
  client_reference_id: v.optional(text),
  consent_collection: v.optional(
    v.strictObject({
      terms_of_service: v.optional(v.picklist(['none', 'required'])),
      payment_method_reuse_agreement: ignored,
      promotions: ignored,
    }),
  ),
  currency: v.optional(text),
  custom_text: v.optional(
    v.strictObject({
      after_submit: message,
      shipping_address: message,
      submit: message,
      terms_of_service_acceptance: message,
    }),
  ),
  customer: v.optional(text),
  customer_creation: v.optional(v.picklist(['always', 'if_required'])),
  customer_email: v.optional(text),
  customer_update: ignored,
  discounts: v.optional(v.array(discount)),
  expires_at: v.optional(integer),
  invoice_creation: v.optional(invoiceCreation),
  line_items: v.optional(v.array(lineItem)),
  locale: v.optional(text),
  metadata: v.optional(metadata),
  mode: v.picklist(['payment', 'setup', 'subscription']),
  origin_context: ignored,
  payment_intent_data: v.optional(intentData),
  payment_method_collection: ignored,
  payment_method_options: ignored,
  payment_method_types: v.optional(v.array(text)),
  phone_number_collection: ignored,
  redirect_on_completion: v.optional(v.picklist(['always', 'if_required', 'never'])),
  return_url: v.optional(text),
  saved_payment_method_options: ignored,
  setup_intent_data: v.optional(setupData),
  submit_type: v.optional(v.picklist(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  subscription_data: v.optional(subscriptionData),
  tax_id_collection: ignored,
  ui_mode: v.optional(v.literal('embedded_page')),
});

export type CreateSessionParams = v.InferOutput<typeof createSessionParams>;
