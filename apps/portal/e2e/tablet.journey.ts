import type { Locator } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';

test.use({ viewport: { width: 834, height: 1112 } });

const boxOf = async (part: Locator) => {
  await part.waitFor();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page.');
  return box;
};

const expectBeside = async (first: Locator, second: Locator): Promise<void> => {
  const [start, end] = [await boxOf(first), await boxOf(second)];
  expect(end.x).toBeGreaterThan(start.x + start.width);
  expect(Math.abs(end.y - start.y)).toBeLessThan(64);
};

test('a tablet has two columns in the portal, and quick actions two by two', async ({ page }) => {
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal');
  await expect(page.getByText('of 5 used').last()).toBeVisible();
  const action = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expectBeside(action('Add device'), action('Speed test'));
  expect((await boxOf(action('Pause'))).y).toBeGreaterThan((await boxOf(action('Add device'))).y);

  await page.goto('/v2/#/portal/billing-information');
  await expectBeside(
    page.getByText('Next payment on'),
    page.getByRole('heading', { name: 'Payments' }),
  );

  await page.goto('/v2/#/portal/my-account');
  await expectBeside(
    page.getByRole('heading', { name: 'Your details' }),
    page.getByRole('heading', { name: 'Change your password' }),
  );

  await page.goto('/v2/#/portal/manage-your-plan');
  await expectBeside(
    page.getByRole('heading', { name: 'Details' }),
    page.getByRole('heading', { name: 'More' }),
  );

  await page.goto('/v2/#/portal/manage-your-plan?view=pause');
  await expectBeside(page.getByRole('heading', { name: 'Dates' }), page.getByText('Pay today'));
  await page.setViewportSize({ width: 1024, height: 1366 });
  const order = page.getByRole('button', { name: /^Order the pause and pay/ });
  expect((await boxOf(order)).width).toBeGreaterThan(200);
});

test('on a wide screen the brand’s field begins at the edge, and its words in the middle block', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await enterVenue(page, { venue: 'canal-wharf' });
  expect((await boxOf(page.getByRole('banner'))).x).toBe(0);
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).x).toBeGreaterThan(240);
});

test('a brand’s name does not break inside a word beside the buttons of the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 744, height: 1133 });
  await enterVenue(page, { venue: 'union-street' });
  await page.goto('/v2/#/select-plan');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const lines = await page.evaluate(() => {
    const name = document.querySelector('.f-logo__name');
    const range = document.createRange();
    if (name) range.selectNodeContents(name);
    return [name?.textContent, range.getClientRects().length];
  });
  expect(lines).toEqual(['Northquad', 1]);
});

// A long word, two words, an operator's own logo, and a brand with wide edges.
for (const venue of ['union-street', 'hartsmere-forest', 'tollgate-house', 'trenance-cove'])
  test(`the language is beside ${venue}’s name, and the log-in isn’t below the name alone`, async ({
    page,
  }) => {
    await enterVenue(page, { venue });
    await page.goto('/v2/#/select-plan');
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    for (const width of [744, 834, 1024, 1180, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 1112 });
      const logo = await boxOf(page.locator('.f-logo'));
      const language = await boxOf(page.getByRole('button', { name: /^Language/ }));
      expect(language.x, `${width}`).toBeGreaterThanOrEqual(logo.x + logo.width);
      expect(language.y, `${width}`).toBeLessThan(logo.y + logo.height);
      const logIn = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
      const isBeside = logIn.x >= logo.x + logo.width && logIn.y < logo.y + logo.height;
      expect(isBeside || logIn.y > (await boxOf(title)).y, `${width}`).toBe(true);
    }
  });

for (const venue of ['tollgate-house', 'halden-arcade'])
  test(`an upright tablet has the words and the whole picture on one field at ${venue}`, async ({
    page,
  }) => {
    await enterVenue(page, { venue });
    const field = await boxOf(page.locator('.f-visitor__hero'));
    const title = await boxOf(page.getByRole('heading', { level: 1 }).first());
    expect(field.height).toBeGreaterThan(1112 - 48);
    expect(title.x + title.width).toBeLessThanOrEqual(field.x + field.width);
    const picture = await page.locator('.f-visitor__hero').evaluate((hero) => {
      const { width, height } = getComputedStyle(hero, '::before');
      return Number.parseFloat(width) / Number.parseFloat(height);
    });
    expect(picture).toBeCloseTo(0.8, 1);
  });

test('a brand with roomy cards has quick actions two by two on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal');
  await page.evaluate(() => document.documentElement.style.setProperty('--density', '1.1'));
  const actions = page.locator('.f-quick-actions > li');
  await expectBeside(actions.nth(0), actions.nth(1));
});

test('the state of a session leaves its name room on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 744, height: 1133 });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal/preferences-and-privacy');
  const state = page.getByText('This browser');
  await state.waitFor();
  const words = state.locator('xpath=..').locator('.f-action-row__words');
  expect((await boxOf(words)).width).toBeGreaterThanOrEqual(136);
});

for (const venue of ['canal-wharf', 'ruda-park-connect', 'mercer-lofts'])
  test(`the title of ${venue}’s form starts where its fields start, before two columns fit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 680, height: 900 });
    await enterVenue(page, { venue });
    await page.goto('/v2/#/?tab=register');
    const title = await boxOf(page.getByRole('heading', { level: 1 }).first());
    const card = await boxOf(page.locator('.f-visitor__task > :first-child'));
    expect(Math.abs(title.x - card.x)).toBeLessThanOrEqual(1);
  });
