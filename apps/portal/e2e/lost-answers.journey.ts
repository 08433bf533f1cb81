import type { FrameLocator, Page } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';
import {
  cards,
  choosePlan,
  goToPayment,
  newPerson,
  PASSWORD,
  paymentsOf,
  pick,
} from './support/visitor';

/** A step of the purchase whose answer gets lost after the server has done it. */
interface Lost {
  step: string;
  venue: 'canal-wharf' | 'trenance-cove';
  call: `${'GET' | 'POST'} ${string}`;
  card?: string;
  /** What the person reads then; null where the portal asks again on its own. */
  says: RegExp | null;
}

const unknown =
  /We couldn’t check your order\.\s*If your order went through, your plan will appear/;
const notTwice = /You won’t be charged twice/;

const steps: readonly Lost[] = [
  {
    step: 'registering',
    venue: 'canal-wharf',
    call: 'POST /api/user',
    says: /We couldn’t reach the service/,
  },
  {
    step: 'opening the checkout',
    venue: 'canal-wharf',
    call: 'POST /api/billing/create-checkout-session',
    says: null,
  },
  {
    step: 'paying in the provider’s form',
    venue: 'canal-wharf',
    call: 'POST /embedded/checkout/pay',
    says: notTwice,
  },
  {
    step: 'the bank’s confirmation',
    venue: 'canal-wharf',
    call: 'POST /3d-secure/',
    card: cards.asksTheBank,
    says: /Your answer didn’t reach the bank/,
  },
  {
    step: 'what follows the bank’s confirmation',
    venue: 'canal-wharf',
    call: 'POST /embedded/checkout/status',
    card: cards.asksTheBank,
    says: null,
  },
  {
    step: 'asking for the payment’s status',
    venue: 'canal-wharf',
    call: 'GET /api/billing/session-status/',
    says: null,
  },
  {
    step: 'starting a purchase on our own engine',
    venue: 'trenance-cove',
    call: 'POST /api/internal-subscription',
    says: null,
  },
  {
    step: 'fetching the keys of the payment',
    venue: 'trenance-cove',
    call: 'GET /api/payment-intent/',
    says: null,
  },
  {
    step: 'paying in our own form',
    venue: 'trenance-cove',
    call: 'POST /v1/payment_intents/',
    says: unknown,
  },
  {
    step: 'the bank’s confirmation of our own form',
    venue: 'trenance-cove',
    call: 'POST /3d-secure/',
    card: cards.asksTheBank,
    says: /Your answer didn’t reach the bank/,
  },
];

/** Loses the first answer of a call: the server does it, and the page hears nothing. @returns whether it happened */
const loseAnswer = async (page: Page, call: string): Promise<() => boolean> => {
  const [method, path = ''] = call.split(' ');
  let isLost = false;
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      if (isLost || route.request().method() !== method) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    },
  );
  return () => isLost;
};

/** Everything that the page and the provider's frames show. */
const textOf = async (page: Page): Promise<string> => {
  const texts = page.frames().map((frame) => frame.locator('body').innerText({ timeout: 1000 }));
  const shown = await Promise.allSettled(texts);
  return shown.map((text) => (text.status === 'fulfilled' ? text.value : '')).join('\n');
};

const register = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms/ }).check();
};

const fillCard = async (form: FrameLocator, number: string): Promise<void> => {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/Expiry/).fill('08 / 29');
  await form.getByLabel(/Security code/).fill('123');
  const name = form.getByLabel('Name on card');
  if ((await name.count()) > 0) await name.fill('Robin Ellis');
};

for (const { step, venue, call, card = cards.pays, says } of steps)
  test(`a lost answer to ${step} charges once, and no screen says otherwise (${venue})`, async ({
    page,
  }) => {
    const person = newPerson();
    const isLost = await loseAnswer(page, call);
    const shown: string[] = [];
    /** Presses what leads on, as a person does who sees no result, until the next screen is there. */
    const pressOn = (button: () => Promise<void>, until: () => Promise<void>) =>
      expect(async () => {
        shown.push(await textOf(page));
        await button().catch(() => undefined);
        await until();
      }).toPass({ timeout: 90_000 });

    await enterVenue(page, { venue, mac: person.mac });
    if (venue === 'canal-wharf') await choosePlan(page, 'Plus');
    else {
      await page.getByRole('link', { name: /^See / }).first().click();
      await pick(page.getByRole('radio', { name: 'One device' }));
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await register(page, person.email);
    await pressOn(
      () => page.getByRole('button', { name: 'Continue' }).click({ timeout: 1000 }),
      () =>
        expect(page.getByRole('heading', { level: 1, name: /Check your order/ })).toBeVisible({
          timeout: 5000,
        }),
    );
    const form = await goToPayment(page);
    await fillCard(form, card);
    const pay = (venue === 'canal-wharf' ? form : page).getByRole('button', { name: /[Pp]ay £/ });
    const confirm = page
      .frameLocator('iframe[title*="ank"]')
      .getByRole('button', { name: 'Confirm payment' });
    await pressOn(
      async () => ((await confirm.isVisible()) ? confirm : pay).click({ timeout: 1000 }),
      () => expect(page).toHaveURL(/#\/portal/, { timeout: 4000 }),
    );

    await expect(page.getByRole('heading', { level: 1, name: /online/ })).toBeVisible();
    expect(isLost(), `an answer to ${call} was lost`).toBe(true);
    expect(await paymentsOf(page)).toEqual([expect.objectContaining({ state: 'paid' })]);
    if (says) expect(shown.join('\n')).toMatch(says);
    expect(shown.join('\n')).not.toMatch(/haven’t been charged/);
  });
