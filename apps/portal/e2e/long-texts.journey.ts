import type { Page } from '@playwright/test';
import { areas, type Screenshot } from '../take-screenshots/screenshotList';
import { enterVenue } from './support/enterVenue';
import { expect, test } from './support/test';
import { collectServerWords, textFaults } from './support/textFaults';

/** States that the pictures reach by clicking, here by their address. */
const byAddress: readonly Screenshot[] = [
  { name: 'your-details', path: '/select-plan?plan=cw-plus-month&step=sign-up' },
  {
    name: 'check-your-order',
    venue: 'saltwater-lido',
    path: '/select-plan?plan=sl-splash-1day&step=confirm-plan',
  },
  {
    name: 'check-your-change',
    persona: 'maya',
    path: '/portal/manage-your-plan/plans?plan=cw-supersonic-month&step=check',
  },
];

const states = [
  ...Object.entries(areas).flatMap(([area, shots]) =>
    area === 'display-settings' ? [] : shots.filter(({ act }) => !act),
  ),
  ...byAddress,
];

/** The states of each person at each venue, so that the portal starts once for each. */
const visits: Screenshot[][] = [];
for (const state of states) {
  const group = visits.find(
    ([first]) => first?.venue === state.venue && first?.persona === state.persona,
  );
  if (!group) visits.push([state]);
  // What has no path is the page that opens.
  else if (state.path) group.push(state);
  else group.unshift(state);
}

/** Waits until the page has loaded and its text stays the same. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = document.body.innerText;
        setTimeout(() => resolve(document.body.innerText === before), 150);
      }),
  );
};

// Each walk opens some 50 pages.
test.describe.configure({ timeout: 360_000 });

/** Chooses the language before the portal starts; an empty page has no storage. */
const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((code) => {
    try {
      localStorage.setItem('foyer.language', code);
    } catch {
      // The next page has one.
    }
  }, language);

/** Walks through every state in a language and expects each text whole. */
const expectWhole = async (page: Page, language: string, foreign: RegExp): Promise<void> => {
  const words = collectServerWords(page);
  await speak(page, language);
  for (const group of visits) {
    const { venue = 'canal-wharf', persona } = group[0] ?? {};
    await enterVenue(page, { venue, ...(persona && { persona }) });
    for (const { name, path } of group) {
      if (path) await page.evaluate((to) => void (window.location.hash = `#${to}`), path);
      await settle(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect.soft(await textFaults(page, words, foreign), name).toEqual([]);
    }
  }
};

test('no screen cuts, overlaps or leaves out a text that is 40 % longer', async ({ page }) => {
  await expectWhole(page, 'en-XA', /[a-z]{3,}/);
});

test('no screen cuts, overlaps or leaves out an Arabic text', async ({ page }) => {
  await expectWhole(page, 'ar', /[a-z]{3,}/i);
});

test('the look at texts finds one that is cut, covered or not translated', async ({ page }) => {
  const words = collectServerWords(page);
  await speak(page, 'en-XA');
  await enterVenue(page, { venue: 'canal-wharf' });
  await settle(page);
  expect(await textFaults(page, words, /[a-z]{3,}/)).toEqual([]);
  await page.evaluate(() => {
    const plant = (text: string, style: string): HTMLElement => {
      const fault = document.createElement('div');
      fault.textContent = text;
      fault.style.cssText = style;
      document.body.append(fault);
      return fault;
    };
    plant('Forgotten by everybody', '');
    plant('at9-bgxf', '').translate = false;
    plant('[ţöö ļöñĝ ƒöŕ ţĥîš ƀöẋ]', 'width:4em;overflow:hidden;white-space:nowrap');
    plant('[öñé]', 'position:absolute;top:0;left:0');
    plant('[ţŵö]', 'position:absolute;top:0;left:0');
  });
  const faults = (await textFaults(page, words, /[a-z]{3,}/)).join('\n');
  expect(faults).toMatch(/not translated: “Forgotten by everybody”/);
  expect(faults).toMatch(/cut: “\[ţöö/);
  expect(faults).not.toMatch(/at9-bgxf/);
  expect(faults).toMatch(/“\[öñé\]” overlaps “\[ţŵö\]”/);
});
