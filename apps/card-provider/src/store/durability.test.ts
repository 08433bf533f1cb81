import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCheckout } from '../testing/openCheckout';
import { payByForm } from '../testing/payByForm';
import { bundleProgram, startProcess, temporaryFolder } from '../testing/startProcess';
import { sdkFor } from '../testing/testProvider';
import { webhookReceiver } from '../testing/webhookReceiver';

test('a kill during many purchases loses no acknowledged purchase and charges no purchase twice', async () => {
  const folder = await temporaryFolder();
  const file = await bundleProgram(folder);
  const first = await startProcess(file, folder);
  const stripe = sdkFor(first.provider);
  const order = (index: number) =>
    [
      {
        amount: 100 + index,
        currency: 'gbp',
        confirm: true,
        payment_method: 'pm_card_visa',
        metadata: { index: String(index) },
      },
      { idempotencyKey: `order-${index}` },
    ] as const;
  const acknowledged = new Map<number, string>();
  const buying = Array.from({ length: 8 }, async (_, lane) => {
    for (let index = lane; index < 400; index += 8) {
      const paid = await stripe.paymentIntents.create(...order(index)).catch(() => null);
      if (!paid) return;
      acknowledged.set(index, paid.id);
    }
  });
  await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(60), { timeout: 20_000 });
  await first.kill();
  await Promise.all(buying);
  expect(acknowledged.size).toBeLessThan(400);

  const again = sdkFor((await startProcess(file, folder)).provider);
  const known = new Map<string, string>();
  for await (const intent of again.paymentIntents.list({ limit: 100 })) {
    expect(known.has(intent.metadata['index'] ?? '')).toBe(false);
    known.set(intent.metadata['index'] ?? '', intent.id);
  }
  for (const [index, id] of acknowledged) expect(known.get(String(index))).toBe(id);
  // What was cut off is asked again under its key, and is done once all the same.
  const last = Math.max(...[...known.keys()].map(Number));
  const repeated = await again.paymentIntents.create(...order(last));
  expect(repeated.id).toBe(known.get(String(last)));
}, 60_000);

test('keys, cards, sessions and undelivered events survive a kill, and no card number is kept', async () => {
  const folder = await temporaryFolder();
  const file = await bundleProgram(folder);
  const webhook = await webhookReceiver();
  onTestFinished(webhook.close);
  webhook.refuse(10_000);
  const first = await startProcess(file, folder);
  const stripe = sdkFor(first.provider);
  const { secret = '' } = await stripe.webhookEndpoints.create({
    url: webhook.url,
    enabled_events: ['*'],
  });
  webhook.secret = secret;
  const { session } = await openCheckout(stripe);
  expect((await payByForm(first.provider, session, '4242 4242 4242 4242')).status).toBe('complete');
  await first.kill();
  webhook.refuse(0);

  const second = await startProcess(file, folder);
  expect(second.provider.secretKey).toBe(first.provider.secretKey);
  const paid = await sdkFor(second.provider).checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid' });
  await vi.waitFor(
    () => expect(webhook.events.map((event) => event.type)).toContain('checkout.session.completed'),
    { timeout: 10_000 },
  );
  for (const name of await readdir(folder)) {
    if (!name.includes('sqlite')) continue;
    expect((await readFile(join(folder, name))).includes('4242424242424242')).toBe(false);
  }
}, 60_000);
