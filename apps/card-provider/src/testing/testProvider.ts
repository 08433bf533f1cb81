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
  /** The account's time in epoch milliseconds; move it with `moveTo`. */
  now(): number;
  moveTo(time: number): Promise<void>;
  /** Waits until the webhook has every event. */
  eventsArrived(): Promise<void>;
}

/** The official SDK, pointed at a running provider. */
export function sdkFor(provider: Pick<CardProvider, 'origin' | 'secretKey'>): Stripe {
  const { hostname, port } = new URL(provider.origin);
  return new Stripe(provider.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

interface TestProviderOptions extends Partial<Omit<CardProviderOptions, 'realTime'>> {
  /** Where the test begins, in epoch milliseconds. */
  startAt?: number;
  /** The types of event that the webhook endpoint asks for. */
  enabledEvents?: Stripe.WebhookEndpointCreateParams.EnabledEvent[];
}

/** A provider of one test's own, gone when the test is. Its time moves only with `moveTo`. */
export async function testProvider({
  startAt: realTime = startOfTests,
  enabledEvents = ['*'],
  ...options
}: TestProviderOptions = {}): Promise<TestProvider> {
  let time = realTime;
  const webhook = await webhookReceiver();
  const provider = await startCardProvider({
    port: 0,
    host: '127.0.0.1',
    realTime: () => realTime,
    ...options,
  });
  const stripe = sdkFor(provider);
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url: webhook.url,
    enabled_events: enabledEvents,
  });
  webhook.secret = secret;
  onTestFinished(async () => {
    await provider.close();
    await webhook.close();
  });
  const moveTo = async (to: number) => {
    time = to;
    await stripe.testHelpers.testClocks.advance('clock_account', {
      frozen_time: Math.floor(to / 1000),
    });
  };
  return {
    provider,
    stripe,
    webhook,
    now: () => time,
    moveTo,
    eventsArrived: () => moveTo(time),
  };
}
