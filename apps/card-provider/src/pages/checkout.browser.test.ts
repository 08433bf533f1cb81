import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CardProvider } from '../startCardProvider';
import { launchChromium } from '../testing/chromium';
import { merchantPage } from '../testing/merchantPage';
import '../testing/merchantWindow';
import { plusPlan } from '../testing/plusPlan';
import { testProvider } from '../testing/testProvider';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

interface Opened {
  page: Page;
  frame: FrameLocator;
}

/** Mounts the session's checkout in a merchant's page, as a portal does. */
async function mount(page: Page, provider: CardProvider, secret: string | null): Promise<Opened> {
  await page.evaluate(
    async ([key, clientSecret]) => {
      const stripe = window.Stripe(key ?? '', { locale: 'en' });
      const onComplete = () => {
        document.title = 'Completed';
      };
      const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete });
      checkout.mount('#place');
    },
    [provider.publishableKey, secret ?? ''],
  );
  return { page, frame: page.frameLocator('iframe[name=embedded-checkout]') };
}

async function setUp(
  onCompletion: 'always' | 'if_required' = 'always',
  branding?: Stripe.Checkout.SessionCreateParams.BrandingSettings,
) {
  const running = await testProvider();
  const merchant = await merchantPage(running.provider.origin);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  onTestFinished(async () => {
    await context.close();
    await merchant.close();
  });
  const { price, customer } = await plusPlan(running.stripe);
  const session = await running.stripe.checkout.sessions.create({
    ui_mode: 'embedded_page',
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    redirect_on_completion: onCompletion,
    ...(branding && { branding_settings: branding }),
    return_url: `${merchant.origin}/back?session={CHECKOUT_SESSION_ID}`,
  });
  const problems: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (entry) => {
      if (entry.type() === 'error') problems.push(entry.text());
    });
    await page.goto(merchant.origin);
    return mount(page, running.provider, session.client_secret);
  };
  return { ...running, session, customer, context, open, problems };
}

/** Delays one of the provider's scripts until the returned function is called. */
async function hold(context: BrowserContext, script: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(`**/assets/${script}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function type(frame: FrameLocator, number: string): Promise<void> {
  const keys = { 'Card number': number, 'Expiry date': '829', 'Security code': '123' };
  for (const [label, text] of Object.entries(keys)) {
    await frame.getByLabel(label).fill('');
    await frame.getByLabel(label).pressSequentially(text);
  }
  await frame.getByLabel('Name on card').fill('Maya Okafor');
}

const pay = (frame: FrameLocator) => frame.getByRole('button', { name: 'Pay £25.00 now' });
const bank = (page: Page) => page.frameLocator('dialog iframe');
const charges = async (stripe: Stripe, customer: string): Promise<number> =>
  (await stripe.charges.list({ customer })).data.filter((it) => it.paid).length;

test('a successful payment takes the whole window back to the merchant', async () => {
  const { open, session, stripe, customer, problems } = await setUp();
  const { page, frame } = await open();
  await type(frame, '4242424242424242');
  expect(await frame.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await frame.getByLabel('Expiry date').inputValue()).toBe('08 / 29');
  await pay(frame).dblclick();
  await page.waitForURL(`**/back?session=${session.id}`);
  expect(await charges(stripe, customer.id)).toBe(1);
  expect(problems).toEqual([]);
});

test('a declined card is explained, and the person pays with another one', async () => {
  const { open, stripe, customer } = await setUp('if_required');
  const { page, frame } = await open();
  await type(frame, '4000000000000002');
  await pay(frame).click();
  await frame.getByRole('alert').getByText('Your card was declined.').waitFor();
  expect(await charges(stripe, customer.id)).toBe(0);
  await type(frame, '5555555555554444');
  await pay(frame).click();
  await frame.getByRole('heading', { name: 'Order received' }).waitFor();
  await page.waitForFunction(() => document.title === 'Completed');
  expect(await charges(stripe, customer.id)).toBe(1);
});

test('the bank’s page opens over the checkout, and leaving it charges nothing', async () => {
  const { open, stripe, customer } = await setUp('if_required');
  const { page, frame } = await open();
  await type(frame, '4000002500003155');
  await pay(frame).click();
  await bank(page).getByRole('heading', { name: 'Is this payment yours?' }).waitFor();
  await page.keyboard.press('Escape');
  await frame.getByText('We are unable to authenticate').waitFor();
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await charges(stripe, customer.id)).toBe(0);
  await pay(frame).click();
  await bank(page).getByRole('button', { name: 'Confirm payment' }).click();
  await frame.getByRole('heading', { name: 'Order received' }).waitFor();
  expect(await charges(stripe, customer.id)).toBe(1);
});

test('paying in two tabs with a reload in the middle charges once', async () => {
  const { open, stripe, customer } = await setUp('if_required');
  const [one, other] = [await open(), await open()];
  await Promise.all([type(one.frame, '4242424242424242'), type(other.frame, '4242424242424242')]);
  await Promise.all([pay(one.frame).click(), pay(other.frame).click()]);
  for (const { frame } of [one, other]) {
    await frame.getByRole('heading', { name: 'Order received' }).waitFor();
  }
  const again = await open();
  await again.frame.getByRole('heading', { name: 'Order received' }).waitFor();
  expect(await charges(stripe, customer.id)).toBe(1);
});

test('each empty field shows a message, and the first one gets the focus', async () => {
  const { open } = await setUp();
  const { frame } = await open();
  await pay(frame).press('Enter');
  await frame.getByText('Enter your card number.').waitFor();
  await frame.getByText('Enter the name on the card.').waitFor();
  const number = frame.getByLabel('Card number');
  expect(await number.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  await number.pressSequentially('4242424242424241');
  await frame.getByText('has a mistake in it').waitFor();
  expect(await number.getAttribute('autocomplete')).toBe('cc-number');
  expect(await number.getAttribute('inputmode')).toBe('numeric');
});

test('a tap on Pay before the page’s script has loaded does nothing, and what was typed stays', async () => {
  const { context, open, stripe, customer, problems } = await setUp();
  const release = await hold(context, 'checkout.js');
  const { page, frame } = await open();
  await type(frame, '4242424242424242');
  await pay(frame).click({ force: true });
  await frame.getByLabel('Name on card').press('Enter');
  release();
  await pay(frame).click();
  await page.waitForURL('**/back?session=*');
  expect(await charges(stripe, customer.id)).toBe(1);
  expect(problems).toEqual([]);
});

test('a tap on the bank’s button before the page’s script has loaded does nothing', async () => {
  const { context, open, stripe, customer, problems } = await setUp('if_required');
  const release = await hold(context, 'bank.js');
  const { page, frame } = await open();
  await type(frame, '4000002500003155');
  await pay(frame).click();
  const confirm = bank(page).getByRole('button', { name: 'Confirm payment' });
  await confirm.click({ force: true });
  release();
  await confirm.click();
  await frame.getByRole('heading', { name: 'Order received' }).waitFor();
  expect(await charges(stripe, customer.id)).toBe(1);
  expect(problems).toEqual([]);
});

test.each([
  ['inter', 'Inter bold'],
  ['nunito', 'Nunito bold'],
])('a checkout in the family %s has its letters', async (family, face) => {
  const { open, problems } = await setUp('always', { font_family: family });
  const { frame } = await open();
  const loaded = await pay(frame).evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((it) => it.status === 'loaded').map((it) => it.family);
  });
  expect(loaded.map((name) => name.replaceAll('"', ''))).toEqual([face]);
  expect(problems).toEqual([]);
});

test('a family that the provider does not have is refused by name', async () => {
  await expect(setUp('always', { font_family: 'sora' })).rejects.toMatchObject({
    statusCode: 400,
    param: 'branding_settings[font_family]',
  });
});
