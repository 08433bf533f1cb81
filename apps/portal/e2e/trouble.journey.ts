import { openings, type ScreenOpening } from '../src/testing/trouble/openings';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';
import { newPerson } from './support/visitor';

/** One trouble a screen; `src/app/readingTrouble.sandbox.test.tsx` has every one with every call. */
const kinds = ['no-response', '500', 'malformed', '403', 'wrong-types', '502', '404'];

const whoIn = ({ venue = 'canal-wharf', persona = 'a visitor' }: ScreenOpening): string =>
  `${persona} at ${venue}`;

openings.forEach((opening, index) => {
  const kind = kinds[index % kinds.length] ?? '500';
  test(`${opening.path} for ${whoIn(opening)} stays usable and accessible when its calls end in ${kind}`, async ({
    page,
    sandbox,
  }) => {
    const { venue = 'canal-wharf', persona = 'visitor', path } = opening;
    const visit = `${sandbox.url}/sandbox/api/visit?venue=${venue}&persona=${persona}`;
    const { url } = (await (await page.request.get(visit)).json()) as { url: string };
    const { mac } = newPerson();
    await page.goto(
      opening.persona ? url : url.replace(/mac_id=[^&]*/, `mac_id=${encodeURIComponent(mac)}`),
    );
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Only what the screen itself asks for: the visit has begun.
    const rule = { call: '*', kind };
    await page.request.post(`${sandbox.url}/sandbox/api/trouble`, { data: rule, maxRetries: 3 });
    try {
      await page.evaluate((to) => {
        window.location.hash = `#${to}`;
      }, path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible();
      await expectAccessible(page, `${path} in trouble`);
    } finally {
      await page.request.delete(`${sandbox.url}/sandbox/api/trouble`, { maxRetries: 3 });
    }
  });
});
