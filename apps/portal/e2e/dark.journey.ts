import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { enterVenue } from './support/enterVenue';
import { openLoaded } from './support/openLoaded';
import { expect, test } from './support/test';

// The other journeys look at light screens on a phone.
test.use({
  colorScheme: 'dark',
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** A venue of each brand, and one of its customers. */
const brands = [
  { theme: 'foyer', venue: 'canal-wharf', persona: 'maya' },
  { theme: 'halden', venue: 'halden-arcade', persona: 'elena' },
  { theme: 'meadow-resorts', venue: 'hartsmere-forest', persona: 'rhys' },
  { theme: 'meridian', venue: 'meridian-tower', persona: 'frances' },
  { theme: 'northquad', venue: 'union-street', persona: 'priya' },
  { theme: 'parkconnect', venue: 'ruda-park-connect', persona: 'paused' },
  { theme: 'pebble-cove', venue: 'trenance-cove', persona: 'pastdue' },
  { theme: 'roost', venue: 'mercer-lofts', persona: 'dana' },
];

const visitorPaths = ['/', '/?tab=register', '/?tab=activate', '/login', '/select-plan'];
const customerPaths = [
  '/portal',
  '/portal/manage-your-plan',
  '/portal/device-management',
  '/portal/billing-information',
  '/portal/my-account',
];

const expectDark = async (page: Page): Promise<void> => {
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
};

for (const { theme, ...customer } of brands)
  for (const [who, person, paths] of [
    ['visitor', { venue: customer.venue }, visitorPaths],
    ['customer', customer, customerPaths],
  ] as const)
    test(`the pages of a ${who} in the brand ${theme} are accessible on a dark desktop`, async ({
      page,
    }) => {
      await enterVenue(page, person);
      for (const path of paths)
        await test.step(path, async () => {
          await openLoaded(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectDark(page);
          await expectAccessible(page, `${path} in ${theme}`);
        });
    });
