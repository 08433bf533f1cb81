import type { Page } from '@playwright/test';
import { FIXED_DAY } from '../e2e/support/fixedDay.ts';
import { newPerson } from '../e2e/support/visitor.ts';
import type { Screenshot } from './screenshotList.ts';

/** Enters as the venue's gateway sends this person. */
const enter = async (page: Page, origin: string, shot: Screenshot): Promise<void> => {
  const { venue = 'canal-wharf', persona = 'visitor', isLoggedOut = false } = shot;
  const query = new URLSearchParams({ venue, persona, logged_out: String(isLoggedOut) });
  if (!shot.persona) query.set('mac', newPerson().mac);
  const answer = await page.request.post(`${origin}/sandbox/api/visit?${query}`);
  const { url } = (await answer.json()) as { url: string };
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** On a busy machine, the page before stays for a while: its code for the next one has still to load. */
const goTo = async (page: Page, path: string): Promise<void> => {
  const before = await page.evaluate((to) => {
    const { hash } = window.location;
    window.location.hash = `#${to}`;
    return hash === `#${to}` ? null : document.querySelector('h1')?.textContent;
  }, path);
  if (before)
    await page.waitForFunction((old) => {
      const now = document.querySelector('h1')?.textContent;
      return now && now !== old;
    }, before);
  await page.waitForLoadState('networkidle');
};

/** How often in a row a page must be unchanged, and how often it is checked at most. */
const LOOKS = { inRow: 10, inAll: 300, everyMs: 100 };

/** The page's text once its fonts are loaded; null before. */
const readPage = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const isLoading = document.querySelector('[aria-busy=true]') ?? !document.querySelector('h1');
    return isLoading || document.fonts.status !== 'loaded' ? null : document.body.innerText;
  });

/** Waits until the page has loaded and no longer changes. */
export const settled = async (page: Page, inRow = LOOKS.inRow): Promise<void> => {
  let before: string | null = null;
  for (let look = 0, same = 0; look < LOOKS.inAll; look += 1) {
    await page.waitForTimeout(LOOKS.everyMs);
    const now = await readPage(page);
    same = now !== null && now === before ? same + 1 : 0;
    before = now;
    if (same === inRow) return;
  }
  throw new Error('The page does not come to rest.');
};

/** Brings the page to a screen by daylight, and waits until it has loaded. */
export const open = async (page: Page, origin: string, shot: Screenshot): Promise<void> => {
  await page.clock.setFixedTime(FIXED_DAY);
  if (shot.act) await shot.act(page, origin);
  else await enter(page, origin, shot);
  if (shot.path) {
    // A page that still loads changes its heading too.
    await settled(page, 3);
    await goTo(page, shot.path);
  }
  await settled(page);
};
