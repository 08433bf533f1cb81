import type { Page } from '@playwright/test';
import {
  afterRefusal,
  fillPath,
  screenOpenings,
  whoIn,
  type ScreenOpening,
} from '../src/testing/faults/screenOpenings';
import { expectAccessible } from './support/accessibility';
import { expectFits } from './support/layout';
import { expect, test } from './support/test';
import { callsUnderWay, faultsOf, type CallsUnderWay } from './support/faults';
import { newPerson } from './support/visitor';

// A dialog that is still fading in has no final contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Faults that look different and keep the session, so that one page can meet them all; a 401 would end it. The other kinds
 * look like a 500: `screenFaults.sandbox.test.tsx` runs them all.
 */
const kinds = ['no-response', '403', '404', '500'];

/** The appearances that axe has checked. Screens that fail alike look alike, so a worker keeps them for all tests. */
const checked = new Set<string>();

/** A page of the entry file that makes no calls: the test waits here between two faults. */
const ELSEWHERE = '/nowhere';

/** The gateway's address for the portal, which leads to the screen. */
const entryOf = async (page: Page, { venue, persona }: ScreenOpening, mac: string) => {
  const query = new URLSearchParams({
    venue: venue ?? 'canal-wharf',
    persona: persona ?? 'visitor',
    ...(!persona && { mac }),
  });
  const answer = await page.request.post(`/sandbox/api/visit?${query}`, { maxRetries: 3 });
  const { url } = (await answer.json()) as { url: string };
  return url;
};

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.location.hash = `#${to}`;
  }, path);

const asThePerson = (page: Page) => (address: string) =>
  page.evaluate(async (asked) => {
    const authorization = `Bearer ${localStorage.getItem('Token')}`;
    const answer = await fetch(asked, { headers: { authorization } });
    return answer.json() as Promise<unknown>;
  }, address);

/** What is wrong with the page; empty when it is usable. Runs in the page. */
const debt = (elsewhere: string): string => {
  if (document.querySelector('.fy-boot, [aria-busy=true]')) return 'it is still loading';
  if (window.location.hash === `#${elsewhere}`) return 'it has not left';
  if (!document.querySelector('h1')?.textContent) return 'it has no heading';
  const ways = [...document.querySelectorAll<HTMLElement>('a[href], button')];
  const isOperable = (way: HTMLElement) => way.matches(':enabled, a') && way.checkVisibility();
  return ways.some(isOperable) ? '' : 'it leads nowhere';
};

/** Expects that the page has stopped loading, has a heading and has a control. */
const expectUsable = async (page: Page, calls: CallsUnderWay): Promise<void> => {
  let fine = 0;
  await expect
    .poll(
      async () => {
        const owed =
          calls.count() > 0 ? 'it waits for answers' : await page.evaluate(debt, ELSEWHERE);
        fine = owed ? 0 : fine + 1;
        return owed || (fine < 3 && 'it has only just settled') || 'usable';
      },
      { intervals: [30] },
    )
    .toBe('usable');
};

/** Runs axe on each appearance of a venue's screen that it has not checked yet. */
const looks =
  (page: Page, { venue = '' }: ScreenOpening) =>
  async (what: string): Promise<void> => {
    const text = (await page.locator('body').innerText()).replaceAll(/\d+/g, '0');
    const appearance = `${venue} ${text}`;
    if (checked.has(appearance)) return;
    await expectAccessible(page, what);
    checked.add(appearance);
  };

for (const opening of screenOpenings)
  test(`${opening.path} for ${whoIn(opening)} stays usable and accessible under every fault of its calls`, async ({
    page,
    consoleErrors,
  }) => {
    const { mac } = newPerson();
    const calls = callsUnderWay(page);
    const faults = await faultsOf(page);
    const lookAt = looks(page, opening);
    let path = opening.path;
    /** Loads the page as the gateway opens it. */
    const open = async (): Promise<void> => {
      const entry = await entryOf(page, opening, mac);
      await page.goto('about:blank');
      await page.goto(`${entry}&redirect=${encodeURIComponent(path)}`);
    };
    const settle = async (kind: string): Promise<void> =>
      test.step(kind, async () => {
        await expectUsable(page, calls);
        await lookAt(`${path} after ${kind}`);
        expect(consoleErrors, `console errors after ${kind}`).toEqual([]);
      });
    try {
      if (path.includes('/:')) {
        await open();
        await expectUsable(page, calls);
        path = await fillPath(path, asThePerson(page));
      }
      await faults.inject('slow');
      await open();
      await expect(page.locator('.fy-boot')).toHaveCount(0);
      await lookAt(`${path} while its answers are slow`);
      await settle('slow');
      expect(new URL(page.url()).hash).toBe(`#${opening.lands ?? path}`);
      await expectFits(page, path);
      for (const [turn, kind] of kinds.entries()) {
        await goTo(page, ELSEWHERE);
        await faults.inject(kind);
        // The first fault needs a new page load with an empty cache; failed calls leave it empty.
        await (turn === 0 ? open() : goTo(page, path));
        await settle(kind);
      }
      let refused = 0;
      page.on('response', (answer) => {
        if (answer.status() === 401 && new URL(answer.url()).pathname.startsWith('/api/'))
          refused += 1;
      });
      await goTo(page, ELSEWHERE);
      await faults.inject('401');
      await goTo(page, path);
      await settle('401');
      const end = refused > 0 ? afterRefusal({ ...opening, path }) : (opening.lands ?? path);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${end}`);
      const words = page.getByText('You’ve been logged out');
      await expect(words).toHaveCount(end === '/login' && opening.persona ? 1 : 0);
    } finally {
      await faults.clear();
    }
  });
