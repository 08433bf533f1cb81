import { createHash } from 'node:crypto';
import { newId } from '../model/newId';
import type { Transaction } from '../store/Transaction';
import { behaviourId } from '../model/testCardBehaviour';
import type { PaymentMethod } from '../model/objects';
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

const cardFields = (
  tx: Transaction,
  card: TestCard,
  expiry: CardExpiry,
): PaymentMethod['card'] => ({
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
  fingerprint: fingerprint(tx.account.fingerprintSalt, card.number),
  funding: card.funding,
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: [card.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** Stores a card's brand, last four digits, expiry and salted fingerprint, never its number. */
export function createPaymentMethod(
  tx: Transaction,
  card: TestCard,
  expiry: CardExpiry,
  billing: BillingDetails = {},
): PaymentMethod {
  const method = tx.objects.put('payment_method', {
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
    card: cardFields(tx, card, expiry),
    created: tx.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  tx.objects.put('card_traits', { id: behaviourId(method.id), ...card.traits });
  return method;
}
