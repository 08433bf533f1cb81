import { expect, test } from 'vitest';
import { bundleProgram, startProcess, temporaryFolder } from '../testing/startProcess';
import { sdkFor, testProvider } from '../testing/testProvider';

const CLOCK = 'clock_account';
const DAY = 86_400;

test('an advanced clock dates everything that follows, and an earlier time changes nothing', async () => {
  const { stripe, now } = await testProvider();
  const later = Math.floor(now() / 1000) + 30 * DAY;
  expect(await stripe.testHelpers.testClocks.advance(CLOCK, { frozen_time: later })).toMatchObject({
    frozen_time: later,
    status: 'ready',
  });
  expect(
    await stripe.testHelpers.testClocks.advance(CLOCK, { frozen_time: later - DAY }),
  ).toMatchObject({ frozen_time: later });
  expect((await stripe.customers.create({ name: 'Maya' })).created).toBe(later);
});

test('only the secret key advances the clock, and the account has only one clock', async () => {
  const { provider, stripe } = await testProvider();
  const advance = (key: string) =>
    fetch(`${provider.origin}/v1/test_helpers/test_clocks/${CLOCK}/advance`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: 'frozen_time=1900000000',
    });
  expect((await advance(provider.publishableKey)).status).toBe(401);
  expect((await advance('sk_test_wrong')).status).toBe(401);
  const other = stripe.testHelpers.testClocks.advance('clock_other', {
    frozen_time: 1_900_000_000,
  });
  await expect(other).rejects.toThrow("No such test clock: 'clock_other'");
});

test('the time does not go back when the program is killed and starts again', async () => {
  const folder = await temporaryFolder();
  const file = await bundleProgram(folder);
  const first = await startProcess(file, folder);
  const later = Math.floor(Date.now() / 1000) + 400 * DAY;
  await sdkFor(first.provider).testHelpers.testClocks.advance(CLOCK, { frozen_time: later });
  await first.kill();
  const stripe = sdkFor((await startProcess(file, folder)).provider);
  expect((await stripe.customers.create({ name: 'Maya' })).created).toBeGreaterThanOrEqual(later);
}, 60_000);
