import Stripe from 'stripe';
import { accountGate, passGate, throughGate } from './accountGate';
import type { CardProvider } from './CardProvider';

/** Where the card provider is, and this account's keys there. */
export interface CardProviderAddress {
  /** Origin of the simulator; null for the real service. */
  origin: string | null;
  secretKey: string;
  publishableKey: string;
  /** Signs the webhooks; null when the simulator has no endpoint for this process yet. */
  webhookSecret: string | null;
}

/** The webhook endpoint of this process. */
interface Webhook {
  url: string;
  /** The types of event that it asks for. */
  events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
}

/** The simulator's one test clock, which moves the time of its whole account. */
const TEST_CLOCK_ID = 'clock_account';

/** The simulator answers when everything due is done and its events are accepted: months of renewals. */
const ADVANCE_TIMEOUT_MS = 600_000;

const clientOptions = (origin: string | null): Stripe.StripeConfig => {
  const options: Stripe.StripeConfig = { maxNetworkRetries: 2, telemetry: false, timeout: 20_000 };
  if (!origin) return options;
  const { hostname, port, protocol } = new URL(origin);
  return { ...options, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
};

const registerWebhook = async (stripe: Stripe, { url, events }: Webhook): Promise<string> => {
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...events],
  });
  return secret;
};

/** The card provider as this process uses it. */
interface CardProviderConnection {
  cardProvider: CardProvider;
  /** Moves the simulator's clock to a time in epoch milliseconds; the real service keeps its own. */
  advanceClock: (time: number) => Promise<void>;
}

/**
 * Connects to the simulator or the real service with the official client. This process registers its
 * webhook endpoint at a simulator that has none for it; the real service's is registered by hand.
 * @param check refuses the account of the keys; before it has passed, the provider is asked for nothing of the account
 * @throws StartFailure for another account
 */
export const connectCardProvider = async (
  { origin, secretKey, publishableKey, webhookSecret }: CardProviderAddress,
  webhook: Webhook,
  check: (stripe: Stripe) => Promise<void> = async () => undefined,
): Promise<CardProviderConnection> => {
  const options = clientOptions(origin);
  const ungated = new Stripe(secretKey, options);
  const gate = accountGate(() => check(ungated));
  await passGate(gate);
  const stripe = new Stripe(secretKey, { ...options, httpClient: throughGate(gate) });
  const register = () => (origin === null ? '' : registerWebhook(ungated, webhook));
  return {
    cardProvider: {
      stripe,
      publishableKey,
      webhookSecret: webhookSecret ?? (await register()),
      browserOrigin: origin,
    },
    advanceClock: async (time) => {
      if (origin === null) return;
      await ungated.testHelpers.testClocks.advance(
        TEST_CLOCK_ID,
        { frozen_time: Math.floor(time / 1000) },
        { timeout: ADVANCE_TIMEOUT_MS, maxNetworkRetries: 0 },
      );
    },
  };
};
