import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import {
  enterVenue,
  clearFaults,
  expectHeading,
  expectOnlineAt,
  mailedLink,
  injectFault,
} from './support/enterVenue';
import {
  agree,
  cards,
  choosePlan,
  goToPayment,
  newPerson,
  paymentsOf,
  PASSWORD,
  pick,
  signUp,
  enterCanalWharf,
} from './support/visitor';
import { expect, test } from './support/test';

/** The provider's card fields inside the portal's form. */
const fillFields = async (form: FrameLocator, number: string): Promise<void> => {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/Expiry/).fill('08 / 29');
  await form.getByLabel(/Security code/).fill('123');
};

const plansAt = async (page: Page, venue: string): Promise<string> => {
  const mac = await enterVenue(page, { venue });
  await page.getByRole('link', { name: /^See / }).first().click();
  await expectHeading(page, /^Choose a /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return mac;
};

test('INTERNAL: a declined card shows an error, a purchase that another tab ended restarts, the bank confirms, and the device is online', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const mac = await test.step('choose a plan and use a coupon', async () => {
    const device = await plansAt(page, 'trenance-cove');
    await expect(page.getByRole('radio', { name: '4 Weeks' })).toBeChecked();
    await pick(page.getByRole('radio', { name: 'Three devices' }));
    await expect(page.getByRole('radio', { name: 'Three devices' })).toBeFocused();
    await page.getByRole('button', { name: 'Continue' }).click();
    await signUp(page, person);
    await page.getByLabel('Coupon').fill('SEASIDE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Continue to pay £13.30' })).toBeVisible();
    await page.getByRole('button', { name: 'terms', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Terms for the Wi-Fi/ })).toBeVisible();
    await expectAccessible(page, 'terms');
    await page.getByRole('button', { name: 'Close' }).click();
    return device;
  });
  const form = await goToPayment(page);
  const payNow = page.getByRole('button', { name: 'Order and pay £13.30' });
  await test.step('a declined card', async () => {
    await expect(payNow).toBeVisible();
    await expectAccessible(page, 'pay');
    await fillFields(form, cards.declined);
    await payNow.click();
    await expect(page.getByRole('alert')).toContainText(/declined/i);
    expect(await paymentsOf(page)).toEqual([expect.objectContaining({ state: 'open' })]);
  });
  await test.step('another tab goes back to the plans, which gives the payment up', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await goToPayment(other);
    await expect(other.getByRole('button', { name: 'Order and pay £13.30' })).toBeVisible();
    const voided = other.waitForResponse((response) => /\/invoice\/.*\/void/.test(response.url()));
    await other.getByRole('link', { name: 'Plans' }).click();
    await voided;
    await other.close();
    await payNow.click();
    await expect(page.getByRole('alert')).toContainText('This payment was cancelled');
    await expect(form.getByLabel('Card number')).toHaveValue('');
  });
  await test.step('a card whose bank asks', async () => {
    await fillFields(form, cards.asksTheBank);
    await payNow.click();
    const bank = page.frameLocator('iframe[title*="ank"]');
    await bank.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(page).toHaveURL(/#\/portal/);
  });
  await expectOnlineAt(page, 'trenance-cove', mac);
  expect(await paymentsOf(page)).toEqual([
    expect.objectContaining({ amount: 1330, state: 'paid' }),
    expect.objectContaining({ amount: 1330, state: 'void' }),
  ]);
});

/** Takes the words out of the provider's refusals. */
const withoutWords = (page: Page, calls: string, type: string) =>
  page.route(calls, async (route) =>
    route.fulfill({ response: await route.fetch(), status: 402, json: { error: { type } } }),
  );

// ERR-18, ERR-19
test('a refused card shows the provider’s words, and where it has none the whole text of the catalogue', async ({
  page,
}) => {
  await plansAt(page, 'trenance-cove');
  await pick(page.getByRole('radio', { name: 'One device' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await signUp(page, newPerson());
  const form = await goToPayment(page);
  const payNow = page.getByRole('button', { name: /^Order and pay £/ });
  const refusal = page.getByRole('alert');
  for (const [number, words] of [
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4000000000000069', 'Your card has expired.'],
  ] as const) {
    await fillFields(form, number);
    await payNow.click();
    await expect(refusal).toHaveText(words);
  }
  await withoutWords(page, '**/v1/payment_intents/*/confirm', 'card_error');
  await payNow.click();
  await expect(refusal).toHaveText(
    'There was an issue processing your payment. This could be due to insufficient funds or due to some of the details provided being incorrect. Additionally the issuing bank might require further authentication.',
  );
  await withoutWords(page, '**/v1/payment_methods', 'validation_error');
  await payNow.click();
  await expect(refusal).toHaveText(
    'There was a problem verifying your card. Please try again or use a different card.',
  );
  expect(await paymentsOf(page)).toEqual([expect.objectContaining({ state: 'open' })]);
});

test('an abandoned payment is voided, and a purchase survives a closed window', async ({
  page,
  context,
}) => {
  const person = newPerson();
  const mac = await plansAt(page, 'trenance-cove');
  await pick(page.getByRole('radio', { name: 'One device' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await signUp(page, person);
  await goToPayment(page);
  const voided = page.waitForResponse((response) => /\/invoice\/.*\/void/.test(response.url()));
  await page.getByRole('link', { name: 'Plans' }).click();
  expect((await voided).ok()).toBe(true);
  await page.close();
  // The phone opens a new window. The account exists, so the details are not asked for again.
  const again = await context.newPage();
  await enterVenue(again, { venue: 'trenance-cove', mac });
  await again.getByRole('link', { name: /^See / }).click();
  await pick(again.getByRole('radio', { name: 'One device' }));
  await again.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(again, /Check your order/);
  expect(await paymentsOf(again)).toEqual([expect.objectContaining({ state: 'void' })]);
  // Logging in from the plans leads back to them with the chosen plan.
  await again.evaluate(() => localStorage.removeItem('Token'));
  await enterVenue(again, { venue: 'trenance-cove', mac });
  await again.goto('/v2/#/select-plan?cycle=1day&plan=tc-standard-1day');
  await again.getByRole('link', { name: 'Log in' }).click();
  await again.getByLabel('Email address').fill(person.email);
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toHaveURL(/select-plan\?cycle=1day&plan=tc-standard-1day/);
  await expect(again.getByRole('radio', { name: 'Three devices' })).toBeChecked();
});

test('a coupon opens its hidden plan, from a link and when typed', async ({ page }) => {
  await enterVenue(page, { venue: 'canal-wharf' });
  await page.goto('/v2/#/select-plan?coupon=WHARFSTAFF');
  await expect(page.getByText('50% off, every payment')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expectAccessible(page, 'plans with a coupon');
  await page.getByRole('button', { name: 'See all plans' }).click();
  await expect(page.getByRole('radio', { name: 'Plus', exact: true })).toBeVisible();
  await page.goto('/v2/#/select-plan?coupon=NOSUCH');
  await expect(page.getByRole('status').filter({ hasText: 'Coupon NOSUCH' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await pick(page.getByRole('radio', { name: 'Plus', exact: true }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await signUp(page, newPerson());
  await page.getByLabel('Coupon').fill('WHARFSTAFF');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Switch to Wharf Staff' }).click();
  await expect(page.getByRole('button', { name: 'Order and pay £2.50' })).toBeVisible();
});

test('a purchase continues when the email address is confirmed on another device', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await plansAt(page, 'station-lofts');
  await pick(page.getByRole('radio', { name: 'Essential' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await signUp(page, person, 'Check your email.');
  await expect(page).toHaveURL(/#\/select-plan-email-verification\?.*plan=st-essential-month/);
  await expectAccessible(page, 'email verification');
  const elsewhere = await browser.newPage();
  await elsewhere.goto(await mailedLink(page, person.email));
  await expectHeading(page, /Check your order/);
  await page.getByLabel('Coupon').fill('FREERIDE');
  await page.getByRole('button', { name: 'Apply' }).click();
  // The box for the start goes away with the price.
  await expect(page.getByText('If you withdraw in time, you pay nothing.')).toBeVisible();
  await agree(page);
  await expect(page.getByText(/You first pay £14\.00 on /)).toBeVisible();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page).toHaveURL(/#\/portal/);
});

test('a card form that fails to load can be loaded again; an open payment continues, and an expired one restarts', async ({
  page,
}) => {
  const opened: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/billing/create-checkout-session')) return;
    opened.push(((await response.json()) as { id: string }).id);
  });
  const person = newPerson();
  await page.route('**/v3/stripe.js', (route) => route.abort());
  await enterCanalWharf(page, person);
  await choosePlan(page, 'Plus');
  await signUp(page, person);
  await expectAccessible(page, 'confirm');
  await agree(page);
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  const said = page.getByRole('alertdialog');
  await expect(said).toContainText('We couldn’t load the card form.');
  await expectAccessible(page, 'pay, card form missing');
  await said.getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/v3/stripe.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').first().getByLabel('Card number')).toBeVisible();
  const open = opened.at(-1);
  await page.goto(`/v2/#/stripe-return?plan=cw-plus-month&session_id=${open}`);
  await expectHeading(page, 'You haven’t finished your order.');
  await expectAccessible(page, 'return, open');
  await page.getByRole('link', { name: 'Go back to your order' }).click();
  await expect(page.frameLocator('iframe').first().getByLabel('Card number')).toBeVisible();
  await page.goto('/v2/#/select-plan?plan=cw-essential-month&step=pay');
  await expectHeading(page, /Check your order/);
  await goToPayment(page);
  await page.goto(`/v2/#/stripe-return?plan=cw-plus-month&session_id=${open}`);
  await expectHeading(page, 'This payment has expired.');
  await expectAccessible(page, 'return, expired');
  await page.getByRole('link', { name: 'Choose a plan again' }).click();
  await expectHeading(page, 'Choose a plan');
});

test('plans that fail to load can be loaded again; a resort shows two lists and its own words', async ({
  page,
}) => {
  const person = newPerson();
  await injectFault(page, 'getCustomPlans', '500', person.mac);
  await enterVenue(page, { venue: 'hartsmere-forest', mac: person.mac });
  await page.getByRole('link', { name: 'See passes' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the passes');
  await expectAccessible(page, 'plans, failed');
  await clearFaults(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, 'Choose a pass');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await pick(page.getByRole('radio', { name: 'Daily' }));
  await expect(page.getByText('£3.50').first()).toBeAttached();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});
