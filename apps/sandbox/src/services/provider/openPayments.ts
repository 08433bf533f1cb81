import Stripe from 'stripe';
import type { Payments } from './Payments';

/** Where a provider is and how to be known there. */
interface ProviderAddress {
  /** Origin of its API as this process reaches it; null for the real service. */
  origin: string | null;
  browserOrigin: string | null;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

const clientOptions = (origin: string | null): Stripe.StripeConfig => {
  const options: Stripe.StripeConfig = { maxNetworkRetries: 2, telemetry: false, timeout: 20_000 };
  if (!origin) return options;
  const { hostname, port, protocol } = new URL(origin);
  return { ...options, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
};

/** Opens the official client towards the simulator or the real service. */
export const openPayments = (address: ProviderAddress): Payments => ({
  stripe: new Stripe(address.secretKey, clientOptions(address.origin)),
  publishableKey: address.publishableKey,
  webhookSecret: address.webhookSecret,
  browserOrigin: address.browserOrigin,
});
