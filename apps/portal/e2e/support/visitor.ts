import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Test cards of the card-provider simulator by outcome. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
} as const;

/** The password of every seeded person. */
export const PERSONA_PASSWORD = 'correct horse battery';

export const PASSWORD = 'correct horse battery staple';

let count = 0;

/** An email address and a device that are unique in the run. */
export const newPerson = () => {
  count += 1;
  const id = `${process.pid.toString(36)}${Date.now().toString(36)}${count}`;
  const octets = Array.from(id)
    .slice(-5)
    .map((letter) => letter.charCodeAt(0).toString(16));
  return { email: `guest.${id}@example.com`, mac: ['A4', ...octets].join(':').toUpperCase() };
};

export type Person = ReturnType<typeof newPerson>;

/**
 * Enters Canal Wharf through its gateway on a new device.
 *
 * @param origin a sandbox other than the worker's
 */
export const enterCanalWharf = async (page: Page, { mac }: Person, origin = ''): Promise<void> => {
  const query = new URLSearchParams({ venue: 'canal-wharf', persona: 'visitor', mac });
  const visit = `${origin}/sandbox/api/visit?${query}`;
  const { url } = (await (await page.request.post(visit, { maxRetries: 3 })).json()) as {
    url: string;
  };
  const { hash } = new URL(url, 'http://localhost');
  await page.goto(`${origin}/v2/${hash}`);
  // The prerendered page has a heading too.
  await expect(page.locator('.fy-boot')).toHaveCount(0);
  // Not found by role, because an open dialog hides the page from the accessibility tree.
  await expect(page.locator('h1')).toBeVisible();
};

/** Chooses a radio by its card. The address holds the choice, so it shows a moment later. */
export const pick = async (radio: Locator): Promise<void> => {
  await radio.click();
  await expect(radio).toBeChecked();
};

export const choosePlan = async (page: Page, plan: string): Promise<void> => {
  await page.getByRole('link', { name: /See plans/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a plan' })).toBeVisible();
  await pick(page.getByRole('radio', { name: plan, exact: true }));
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** @param next the heading of the next step */
export const signUp = async (
  page: Page,
  { email }: Person,
  next: string | RegExp = /Check your order/,
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Ellis');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: /terms/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
};

export const agree = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  // Where the law gives a right to withdraw, starting at once has a box of its own.
  const startNow = page.getByRole('checkbox', { name: /^Start the service now/ });
  if ((await startNow.count()) > 0) await startNow.check();
};

/** Opens the card form. */
export const goToPayment = async (page: Page): Promise<FrameLocator> => {
  await agree(page);
  await page.getByRole('button', { name: /^(?:Continue to|Order and pay) / }).click();
  const form = page.frameLocator('iframe').first();
  await expect(form.getByLabel('Card number')).toBeVisible();
  return form;
};

export const fillCard = async (form: FrameLocator, number: string): Promise<void> => {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel(/Expiry/).fill('08 / 29');
  await form.getByLabel(/Security code/).fill('123');
  await form.getByLabel('Name on card').fill('Robin Ellis');
};

/** Takes a new person from the landing page to the card form for the Plus plan. */
export const reachPayment = async (
  page: Page,
  person: Person,
  origin = '',
): Promise<FrameLocator> => {
  await enterCanalWharf(page, person, origin);
  await choosePlan(page, 'Plus');
  await signUp(page, person);
  return goToPayment(page);
};

/** Expects the dashboard of a person who has a plan and is online. */
export const expectOnline = async (page: Page, plan = 'Plus'): Promise<void> => {
  await expect(page).toHaveURL(/#\/portal/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re online');
  await expect(page.getByRole('heading', { name: `${plan} plan` })).toBeVisible();
};

/** This person's payments, newest first; amounts in minor units. */
export const paymentsOf = async (
  page: Page,
  origin = '',
): Promise<{ amount: number; state: string }[]> => {
  const token = await page.evaluate(() => localStorage.getItem('Token'));
  const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
  };
  const response = await page.request.get(`${origin}/sandbox/api/ledger?user=${claims.user_id}`, {
    maxRetries: 3,
  });
  return (await response.json()) as { amount: number; state: string }[];
};
