import Stripe from 'stripe';
import { onTestFinished, vi } from 'vitest';
import {
  type CardProvider,
  type CardProviderOptions,
  startCardProvider,
} from '../startCardProvider';
import { type WebhookReceiver, webhookReceiver } from './webhookReceiver';

process.env['STRIPE_SUPPRESS_NOTICES'] = 'true';
// A real server and, in some tests, a real browser, on machines that may be busy.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 60_000 });

/** 20 November 2026, 09:00 UTC, where most tests begin. */
export const startOfTests = Date.UTC(2026, 10, 20, 9);

export interface TestProvider {
  provider: CardProvider;
  stripe: Stripe;
  webhook: WebhookReceiver;
  /** The simulated time in epoch milliseconds; move it with `moveTo`. */
  now(): number;
  moveTo(time: number): Promise<void>;
}

/** The official SDK, pointed at a running provider. */
export function sdkFor(provider: CardProvider): Stripe {
  const { hostname, port } = new URL(provider.origin);
  return new Stripe(provider.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** A provider of one test's own, gone when the test is. */
export async function testProvider(
  options: Partial<CardProviderOptions> = {},
): Promise<TestProvider> {
  let time = startOfTests;
  const webhook = await webhookReceiver();
  const provider = await startCardProvider({
    port: 0,
    host: '127.0.0.1',
    now: () => time,
    webhookUrl: webhook.url,
    webhookSecret: webhook.secret,
    ...options,
  });
  onTestFinished(async () => {
    await provider.close();
    await webhook.close();
  });
  return {
    provider,
    stripe: sdkFor(provider),
    webhook,
    now: () => time,
    moveTo: async (to) => {
      time = to;
      await provider.advanceTo(to);
    },
  };
}
