import type { Page } from '@playwright/test';
import { openings, type ScreenOpening } from '../src/testing/trouble/openings';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';
import { newPerson } from './support/visitor';

/** Each with every call of a screen; `src/app/readingTrouble.sandbox.test.tsx` has each call by itself. */
const kinds = ['no-response', '500', 'malformed', '403', 'wrong-types', '502', '404'];

const whoIn = ({ venue = 'canal-wharf', persona = 'a visitor' }: ScreenOpening): string =>
  `${persona} at ${venue}`;

/** The address at which the venue's gateway opens the portal for this person. */
const entryOf = async (page: Page, { venue, persona }: ScreenOpening): Promise<string> => {
  const query = new URLSearchParams({
    venue: venue ?? 'canal-wharf',
    persona: persona ?? 'visitor',
  });
  const answer = await page.request.get(`/sandbox/api/visit?${query}`, { maxRetries: 3 });
  const { url } = (await answer.json()) as { url: string };
  const mac = `mac_id=${encodeURIComponent(newPerson().mac)}`;
  return persona ? url : url.replace(/mac_id=[^&]*/, mac);
};

const expectUsable = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByRole('link').or(page.getByRole('button')).first()).toBeVisible();
};

openings.forEach((opening, index) => {
  const { path } = opening;
  test(`${path} for ${whoIn(opening)} stays usable however its calls end, and accessible`, async ({
    page,
  }) => {
    const entry = await entryOf(page, opening);
    for (const [turn, kind] of kinds.entries())
      await test.step(kind, async () => {
        // Begun without trouble: what is tried is the screen, not the start of a visit.
        await page.goto('about:blank');
        await page.goto(entry);
        await expect(page.locator('h1').first()).toBeVisible();
        const rule = { call: '*', kind };
        await page.request.post('/sandbox/api/trouble', { data: rule, maxRetries: 3 });
        await page.evaluate((to) => {
          window.location.hash = `#${to}`;
        }, path);
        await expectUsable(page);
        if (turn === index % kinds.length) await expectAccessible(page, `${path} after ${kind}`);
        await page.request.delete('/sandbox/api/trouble', { maxRetries: 3 });
      });
  });
});
