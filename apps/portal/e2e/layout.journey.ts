import { enterVenue, expectHeading } from './support/enterVenue';
import { expectFits } from './support/layout';
import { expect, test } from './support/test';

test('every venue’s landing page fits a small window, wide spacing and large text', async ({
  page,
}) => {
  const answer = await page.request.get('/sandbox/api/venues', { maxRetries: 3 });
  const venues = (await answer.json()) as { locationId: string }[];
  expect(venues.length).toBeGreaterThan(10);
  for (const { locationId } of venues) {
    await enterVenue(page, { venue: locationId });
    await expectFits(page, locationId);
  }
});

test('large text breaks the email address of the help before its parts, not inside one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterVenue(page, { venue: 'canal-wharf' });
  await page.goto('/v2/#/no-such-page');
  await expectHeading(page, 'This page doesn’t exist.');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Email help@foyer.example' });
  // Where a line begins, the letter stands lower than the one before.
  const beginnings = await link.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; top: number }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + 1);
        const letter = text[index] ?? '';
        if (letter.trim()) letters.push({ letter, top: range.getBoundingClientRect().top });
      }
    }
    return letters
      .filter(({ top }, index) => top > (letters[index - 1]?.top ?? top) + 4)
      .map(({ letter }) => letter);
  });
  expect(beginnings.length).toBeGreaterThan(0);
  expect(beginnings.join('')).toMatch(/^h?[@.]*$/);
});

test('a brand with round tiles doesn’t cut the corners of the card form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterVenue(page, {
    venue: 'ruda-park-connect',
    persona: 'cancelled',
    redirect: '/portal/my-account/default-payment-method',
  });
  await page.getByRole('button', { name: 'Enter card details' }).click();
  const title = page.frameLocator('iframe').first().getByRole('heading', { name: 'Save a card' });
  await title.scrollIntoViewIfNeeded();
  const box = await title.boundingBox();
  // The pointer hits the form only where its corner isn't cut away.
  const hit = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x + 4, y + 4)?.tagName,
    box ?? { x: 0, y: 0 },
  );
  expect(hit).toBe('IFRAME');
});

test('the two columns of the account begin at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya' });
  await page.goto('/v2/#/portal/my-account');
  const topOf = async (title: string) =>
    (await page.getByRole('heading', { name: title }).boundingBox())?.y ?? Number.NaN;
  await expectHeading(page, 'Account Details');
  // The cards rise as they appear, so two places that are read one after the other can differ.
  await expect
    .poll(async () =>
      Math.abs((await topOf('Your details')) - (await topOf('Change your password'))),
    )
    .toBeLessThan(5);
});

for (const path of ['my-account', 'preferences-and-privacy', 'device-management'])
  test(`all cards of ${path} are equally far apart on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterVenue(page, { venue: 'canal-wharf', persona: 'maya', redirect: `/portal/${path}` });
    const cards = page.getByRole('main').locator('.f-card');
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const gaps = boxes.flatMap((box, index) => {
      const above = boxes[index - 1];
      return box && above ? [Math.round(box.y - above.y - above.height)] : [];
    });
    expect(new Set(gaps.filter((gap) => gap > 0))).toEqual(new Set([12]));
  });

test('the buttons at the end of the phone’s bar keep clear of each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterVenue(page, { venue: 'canal-wharf', persona: 'maya', redirect: '/portal' });
  const end = page.locator('.f-portal__end');
  const card = await end.getByRole('link', { name: 'Key card' }).boundingBox();
  const help = await end.getByRole('button', { name: 'Help' }).boundingBox();
  expect((help?.x ?? 0) - (card?.x ?? 0) - (card?.width ?? 0)).toBeGreaterThanOrEqual(8);
});
