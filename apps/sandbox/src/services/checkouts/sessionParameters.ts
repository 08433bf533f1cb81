import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import type { Buyer } from '../buyers/buyerOf';
import { couponMessage } from '../coupons/couponMessage';
import { findCoupon } from '../coupons/findCoupon';
import { messageLanguage, say } from '../messages/say';
import { planNeedsPayment, planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { cardsOnly } from '../card-provider/cardsOnly';
import { ensureCoupon } from '../card-provider/ensureCoupon';
import { ensureCustomer } from '../card-provider/ensureCustomer';
import { ensurePrice } from '../card-provider/ensurePrice';
import { brandingSettings } from './brandingSettings';
import type { CheckoutRow } from './openCheckouts';

/** The portal's URL that the provider redirects to, with the id of the session. */
const returnUrl = (publicUrl: string, returnPath: string): string => {
  const path = returnPath.replace(/^#?\/*/, '');
  const session = 'session_id={CHECKOUT_SESSION_ID}';
  const told = path.includes('{CHECKOUT_SESSION_ID}')
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${session}`;
  return `${publicUrl}/v2/#/${told}`;
};

const customerOf = async (backend: Backend, { user }: Buyer) =>
  user ? { customer: await ensureCustomer(backend, user) } : {};

/**
 * What the provider's form says beside its button, in the language of the request. Nobody can change the words of the
 * button itself. Rule LAW-15.
 */
export const textBesideButton = async (
  { db }: Pick<Backend, 'db'>,
  { priceId, couponCode }: CheckoutRow,
): Promise<string | null> => {
  if (priceId === null) return null;
  const plan = await planOf(db, priceId);
  const coupon = await findCoupon(db, couponCode);
  const site = await findSite(db, plan.locationId);
  const obliges = planNeedsPayment(plan) && site?.details.consumerRights?.buttonNamesObligation;
  const sentences = [obliges && say('obligesToPay'), coupon && couponMessage(coupon, plan)];
  return sentences.filter(Boolean).join(' ') || null;
};

const orderOf = async (
  backend: Backend,
  row: CheckoutRow,
): Promise<Stripe.Checkout.SessionCreateParams> => {
  const { priceId, couponCode } = row;
  if (priceId === null) {
    const site = await findSite(backend.db, row.locationId);
    return { currency: (site?.details.currency ?? 'GBP').toLowerCase() };
  }
  const plan = await planOf(backend.db, priceId);
  const coupon = await findCoupon(backend.db, couponCode);
  const message = await textBesideButton(backend, row);
  return {
    line_items: [{ price: await ensurePrice(backend, plan), quantity: 1 }],
    ...(coupon ? { discounts: [{ coupon: await ensureCoupon(backend, coupon, plan) }] } : {}),
    ...(message ? { custom_text: { submit: { message } } } : {}),
  };
};

const forMode = (
  { mode, id }: CheckoutRow,
  hasCustomer: boolean,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { checkout: id };
  if (mode === 'subscription') return { subscription_data: { metadata } };
  if (mode === 'setup') return { setup_intent_data: { metadata } };
  return {
    payment_intent_data: {
      metadata,
      ...(hasCustomer ? { setup_future_usage: 'off_session' as const } : {}),
    },
  };
};

/** Parameters of the provider's embedded checkout, for one plan or to store a card. */
export const sessionParameters = async (
  backend: Backend,
  buyer: Buyer,
  row: CheckoutRow,
): Promise<Stripe.Checkout.SessionCreateParams> => {
  const customer = await customerOf(backend, buyer);
  const site = await findSite(backend.db, row.locationId);
  return {
    ui_mode: 'embedded_page',
    mode: row.mode,
    ...cardsOnly,
    redirect_on_completion: 'if_required',
    return_url: returnUrl(backend.publicUrl, row.returnPath),
    client_reference_id: row.id,
    metadata: { checkout: row.id, language: messageLanguage() },
    ...(site && { branding_settings: brandingSettings(site) }),
    ...customer,
    ...(await orderOf(backend, row)),
    ...forMode(row, 'customer' in customer),
  };
};
