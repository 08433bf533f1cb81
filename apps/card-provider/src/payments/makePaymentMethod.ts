import { createHash } from 'node:crypto';
import { newId } from '../ledger/newId';
import type { Work } from '../ledger/Work';
import { traitsId } from '../model/cardTraits';
import type { PaymentMethod } from '../model/kinds';
import type { TestCard } from './testCards';

export interface BillingDetails {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
}

export interface CardExpiry {
  exp_month: number;
  exp_year: number;
}

const fingerprint = (salt: string, number: string): string =>
  createHash('sha256').update(`${salt}:${number}`).digest('base64url').slice(0, 16);

const cardFields = (work: Work, card: TestCard, expiry: CardExpiry): PaymentMethod['card'] => ({
  brand: card.brand,
  checks: {
    address_line1_check: null,
    address_postal_code_check: null,
    cvc_check: card.traits.declines === 'incorrect_cvc' ? 'fail' : 'pass',
  },
  country: 'GB',
  display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
  exp_month: expiry.exp_month,
  exp_year: expiry.exp_year < 100 ? 2000 + expiry.exp_year : expiry.exp_year,
  fingerprint: fingerprint(work.account.fingerprintSalt, card.number),
  funding: card.funding,
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: [card.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** Keeps a card as brand, last four digits, expiry and a salted fingerprint; never its number. */
export function makePaymentMethod(
  work: Work,
  card: TestCard,
  expiry: CardExpiry,
  billing: BillingDetails = {},
): PaymentMethod {
  const method = work.store.put('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: billing.email ?? null,
      name: billing.name ?? null,
      phone: billing.phone ?? null,
      tax_id: null,
    },
    card: cardFields(work, card, expiry),
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  work.store.put('card_traits', { id: traitsId(method.id), ...card.traits });
  return method;
}
