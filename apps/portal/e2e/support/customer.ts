import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { fillCard, paymentsOf } from './visitor';

/** A customer's page, clock, payments and card. */
export interface Customer {
  page: Page;
  /** Opens a portal page on a new page load, as a deep link does. */
  open: (path: string) => Promise<void>;
  /** Moves the sandbox's clock and runs everything that becomes due. */
  wait: (time: { days?: number; minutes?: number }) => Promise<void>;
  /** Paid amounts, newest first, in minor units. */
  paid: () => Promise<number[]>;
  /** Saves another card. */
  useCard: (number: string) => Promise<void>;
}

/** Opens the portal as a person of a venue whose device the gateway knows. */
export const enterAsCustomer = async (
  page: Page,
  { origin, venue, persona }: { origin: string; venue: string; persona: string },
): Promise<Customer> => {
  // A notice that is still fading in has no final contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const query = new URLSearchParams({ venue, persona });
  const answer = await page.request.post(`${origin}/sandbox/api/visit?${query}`, { maxRetries: 3 });
  const { url } = (await answer.json()) as { url: string };
  await page.goto(url);
  // The gateway entry leaves the address once its session is stored.
  await expect(page).not.toHaveURL(/stardust/);
  await expect(page.locator('h1').first()).not.toHaveText('');
  const open = async (path: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${origin}/v2/#${path}`);
    await expect(page.locator('h1').first()).not.toHaveText('');
  };
  return {
    page,
    open,
    wait: async (time) => {
      await page.request.post(`${origin}/sandbox/api/clock`, { data: time });
    },
    paid: async () =>
      (await paymentsOf(page, origin))
        .filter(({ state }) => state === 'paid')
        .map(({ amount }) => amount),
    useCard: async (number) => {
      await open('/portal/my-account/default-payment-method');
      await page.getByRole('button', { name: 'Enter card details' }).click();
      const form = page.frameLocator('iframe').first();
      await fillCard(form, number);
      await form.getByRole('button', { name: /save|add|keep/i }).click();
      const bank = page.frameLocator('iframe[title*="ank"]');
      const confirm = bank.getByRole('button', { name: /^Confirm/ });
      const saved = page.getByText('We’ve saved your card', { exact: true });
      // Some cards are saved only after bank confirmation.
      await expect(async () => {
        if (await confirm.isVisible()) await confirm.click();
        await expect(saved).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
    },
  };
};

/** An amount that the page shows, in minor units: `£30.36` is 3036. */
export const amountIn = async (place: Locator): Promise<number> => {
  const text = await place.innerText();
  const [, major = '', minor = ''] = /[£$]([\d,]+)\.(\d\d)/.exec(text) ?? [];
  if (!major) throw new Error(`No amount in “${text}”.`);
  return Number(major.replaceAll(',', '')) * 100 + Number(minor);
};

/** Every customer and agent of the sandbox. */
export const everyCustomer = async (request: APIRequestContext): Promise<string[]> => {
  const answer = await request.get('/sandbox/api/venues', { maxRetries: 3 });
  const venues = (await answer.json()) as {
    locationId: string;
    personas: { key: string; kind: string }[];
  }[];
  return venues.flatMap(({ locationId, personas }) =>
    personas
      .filter(({ kind }) => kind === 'customer' || kind === 'agent')
      .map(({ key }) => `${locationId} ${key}`),
  );
};
