import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../testing/chromium';
import { merchantPage } from '../testing/merchantPage';
import '../testing/merchantWindow';
import { testProvider } from '../testing/testProvider';
import { de } from '../words/de';
import { en } from '../words/en';
import type { Words } from '../words/Words';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A merchant's page with a mounted Payment Element for a payment of £12.00. */
async function setUp(
  before: (page: Page) => Promise<unknown> = async () => undefined,
  locale = 'en',
) {
  const running = await testProvider();
  const merchant = await merchantPage(running.provider.origin);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  onTestFinished(async () => {
    await page.close();
    await merchant.close();
  });
  const intent = await running.stripe.paymentIntents.create({ amount: 1200, currency: 'gbp' });
  const secret = intent.client_secret ?? '';
  await before(page);
  await page.goto(merchant.origin);
  await page.evaluate(
    ([key, clientSecret, language]) => {
      const stripe = window.Stripe(key ?? '', { locale: language ?? '' });
      const elements = stripe.elements({
        clientSecret,
        appearance: { variables: { colorPrimary: '#8a3f1d', borderRadius: '10px' } },
      });
      const element = elements.create('payment');
      element.on('change', (event) => Object.assign(window, { lastChange: event }));
      element.mount('#place');
      const confirm = () => stripe.confirmPayment({ elements, redirect: 'if_required' });
      Object.assign(window, { confirm, stripe });
    },
    [running.provider.publishableKey, secret, locale],
  );
  return { ...running, page, intent, secret, frame: page.frameLocator('#place iframe') };
}

const confirm = (page: Page) =>
  page.evaluate(async () => {
    const outcome: unknown = await Object.getOwnPropertyDescriptor(window, 'confirm')?.value();
    return outcome;
  });

async function type(page: Page, number: string, { labels }: Words = en): Promise<void> {
  const frame = page.frameLocator('#place iframe');
  await frame.getByLabel(labels.number).fill(number);
  await frame.getByLabel(labels.expiry).fill('08/29');
  await frame.getByLabel(labels.code).fill('123');
}

test('a card typed into the Payment Element pays the intent, and pressing again reports it', async () => {
  const { page, stripe, intent } = await setUp();
  await type(page, '4242424242424242');
  const change = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'lastChange'));
  expect(change?.value).toMatchObject({ complete: true, empty: false, value: { type: 'card' } });
  expect(await confirm(page)).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(await confirm(page)).toMatchObject({ paymentIntent: { id: intent.id } });
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('an unfinished card is a validation error and sends no request', async () => {
  const { page, frame, stripe, intent } = await setUp();
  expect(await confirm(page)).toMatchObject({ error: { type: 'validation_error' } });
  await frame.getByText('Enter your card number.').waitFor();
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
});

test('a confirmation before the card fields have loaded waits for them', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await setUp((own) =>
    own.route('**/embedded/card*', async (route) => {
      await held;
      await route.continue();
    }),
  );
  const confirming = confirm(page);
  release();
  expect(await confirming).toMatchObject({ error: { type: 'validation_error' } });
});

test('a declined card is a card error with its code', async () => {
  const { page } = await setUp();
  await type(page, '4000000000009995');
  expect(await confirm(page)).toMatchObject({
    error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  });
});

test('a refusal by the card or the bank is in the language of the page', async () => {
  const { page } = await setUp(undefined, 'de-AT');
  await type(page, '4000000000000002', de);
  expect(await confirm(page)).toMatchObject({ error: { message: 'Ihre Karte wurde abgelehnt.' } });
  await type(page, '4000002500003155', de);
  const confirming = confirm(page);
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: 'This wasn’t me' }).click();
  expect(await confirming).toMatchObject({
    error: { message: 'Ihre Bank hat die Zahlung nicht bestätigt.' },
  });
});

test('the bank’s page opens in a dialog, and its answer confirms the payment', async () => {
  const { page, stripe, intent } = await setUp();
  await type(page, '4000002500003155');
  const confirming = confirm(page);
  const bank = page.frameLocator('dialog iframe');
  await bank.getByText('£12.00').waitFor();
  await bank.getByRole('button', { name: 'This wasn’t me' }).click();
  expect(await confirming).toMatchObject({
    error: { code: 'payment_intent_authentication_failure' },
  });
  const again = confirm(page);
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  expect(await again).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test('a payment that waits for the bank continues with its client secret alone', async () => {
  const { page, stripe, intent, secret } = await setUp();
  await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_authenticationRequired',
  });
  const handled = page.evaluate(
    (clientSecret) => window.stripe.handleNextAction({ clientSecret }),
    secret,
  );
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Confirm payment' }).click();
  expect(await handled).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});

test('the fields use the merchant’s colour and corners', async () => {
  const { frame } = await setUp();
  const number = frame.getByLabel('Card number');
  expect(await number.evaluate((it) => getComputedStyle(it).borderRadius)).toBe('10px');
  await number.focus();
  await expect
    .poll(() => number.evaluate((it) => getComputedStyle(it).borderColor))
    .toBe('rgb(138, 63, 29)');
});

test('a card that is typed before the script of the fields has loaded is kept', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await setUp((own) =>
    own.route('**/assets/card.js', async (route) => {
      await held;
      await route.continue();
    }),
  );
  await type(page, '4000000000009995');
  const confirming = confirm(page);
  release();
  expect(await confirming).toMatchObject({ error: { code: 'card_declined' } });
});
