import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { enterVenue } from './support/enterVenue';
import { movesOf, watchMoves } from './support/layoutShifts';
import { openLoaded } from './support/openLoaded';
import { slowDown } from './support/slowNetwork';
import { expect, test } from './support/test';

/** The most that the content of a page may move while it loads: cumulative layout shift. */
const LIMIT = 0.02;

/**
 * Pages that load beside each other: a slow network leaves the machine idle. With more, the pages wait for the machine too, longer
 * than their sections wait for one another.
 */
const TABS = 4;

const plan = '/portal/manage-your-plan';
const bills = '/portal/billing-information';
const devices = '/portal/device-management';
const account = '/portal/my-account';

interface Visit {
  venue: string;
  persona?: string;
  paths: readonly string[];
  /** Opens them on a tablet too. */
  onTablet?: true;
}

/** Every address, each opened by a person who may open it. What follows `:` is read off the page that links there. */
const visits: readonly Visit[] = [
  {
    venue: 'canal-wharf',
    paths: [
      '/',
      '/select-plan',
      '/login',
      '/password-recovery',
      '/password-reset?token=unknown',
      '/resume-order',
      '/withdraw-from-contract',
      '/cancel-contract',
      '/guest-pass',
      '/connection-check',
      '/denied',
      '/denied-portal',
      '/not-connected',
      '/portal-not-found',
      '/error',
      '/nowhere',
      '/http-pap-connection?to=https%3A%2F%2Felsewhere.example%2F',
      '/http-pap-connection?to=%23%2Flogin',
      '/stardust/auth/login?location_id=canal-wharf&customer_code=CANAL&nas_id=gw-canal-1',
    ],
  },
  { venue: 'hartsmere-forest', paths: ['/', '/select-plan'] },
  { venue: 'halden-arcade', paths: ['/', '/?tab=register'] },
  { venue: 'cedar-pine', paths: ['/', '/sms-password-recovery'] },
  { venue: 'tollgate-house', paths: ['/', '/?tab=connect-device'] },
  { venue: 'station-lofts', persona: 'unfinished', paths: ['/finish-registration'] },
  { venue: 'station-lofts', persona: 'unverified', paths: ['/select-plan-email-verification'] },
  {
    venue: 'canal-wharf',
    persona: 'maya',
    onTablet: true,
    paths: [
      '/portal',
      '/portal?view=key-card',
      plan,
      `${plan}?view=pause`,
      `${plan}/plans`,
      `${plan}/plans?plan=cw-supersonic-month&step=check`,
      `${plan}/cancel`,
      `${plan}/home-networking-wizard`,
      bills,
      `${bills}/:subscription`,
      devices,
      `${devices}/add-device`,
      `${devices}/edit-device/:device`,
      `${devices}/guest-passes`,
      '/portal/preferences-and-privacy',
      account,
      `${account}/edit`,
      `${account}/default-payment-method`,
      '/password-recovery-for-my-account',
      '/password-sms-recovery-for-my-account',
      '/stripe-return?session_id=cs_unknown',
    ],
  },
  { venue: 'union-street', persona: 'priya', paths: [devices, '/select-plan-anchor'] },
  { venue: 'mercer-lofts', persona: 'dana', paths: ['/portal', plan] },
  { venue: 'halden-arcade', persona: 'elena', paths: [devices, plan] },
  { venue: 'trenance-cove', persona: 'pastdue', paths: ['/portal', plan, bills] },
  { venue: 'ruda-park-connect', persona: 'paused', paths: ['/portal', plan] },
  { venue: 'ruda-park-connect', persona: 'cancelled', paths: [plan] },
];

/** A tablet opens a customer's pages alone: before log-in it centres the task, which moves as the task grows. */
const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1280, height: 800 },
};

/** The address with the id that the page above it links to. */
const withId = async (page: Page, path: string): Promise<string> => {
  const [prefix = '', name] = path.split(':');
  if (!name) return path;
  await openLoaded(page, prefix.replace(/\/(edit-device\/)?$/, ''));
  const href = await page.locator(`a[href^="#${prefix}"]`).first().getAttribute('href');
  return (href ?? '').slice(1);
};

const measure = async (page: Page, path: string): Promise<void> => {
  await openLoaded(page, path);
  await page.waitForLoadState('networkidle');
  const moves = await movesOf(page);
  const sum = moves.reduce((all, { share }) => all + share, 0);
  expect
    .soft(sum, `${path}\n${moves.map(({ what }) => what).join('\n')}`)
    .toBeLessThanOrEqual(LIMIT);
};

/** Opens the addresses one after the other, on a slow network. */
const openInTab = async (
  context: BrowserContext,
  viewport: ViewportSize,
  queue: string[],
): Promise<Page> => {
  const tab = await context.newPage();
  await tab.setViewportSize(viewport);
  await slowDown(await context.newCDPSession(tab));
  for (let path = queue.shift(); path; path = queue.shift())
    await measure(tab, await withId(tab, path));
  return tab;
};

for (const { paths, onTablet, ...person } of visits)
  for (const [device, viewport] of Object.entries(windows)) {
    if (device === 'tablet' && !onTablet) continue;
    test(`no screen of ${person.persona ?? 'a visitor'} at ${person.venue} moves while it loads, on a ${device}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await watchMoves(context);
      await enterVenue(page, person);
      const queue = [...paths];
      await Promise.all(Array.from({ length: TABS }, () => openInTab(context, viewport, queue)));
    });
  }

for (const [device, viewport] of Object.entries(windows)) {
  if (device === 'tablet') continue;
  test(`the form of an order, and the landing page after it, do not move while they load, on a ${device}`, async ({
    page,
    context,
  }) => {
    await watchMoves(context);
    await enterVenue(page, { venue: 'canal-wharf' });
    const form = '/select-plan?plan=cw-plus-month&step=sign-up';
    const landing = await openInTab(context, viewport, [form, '/']);
    await expect(landing.getByRole('link', { name: 'Finish your order' })).toBeVisible();
  });
}
