import { expect, type Page } from '@playwright/test';
import { signUpAt } from './newCustomer';

// Everything here is written out, and nothing worked out: the rules of the product are not asked.

/** What each page is headed on a desktop. */
const headings: Readonly<Record<string, RegExp>> = {
  '/': /^You’re (nearly )?online\.$/,
  '/select-plan': /^Choose a (plan|pass)$/,
  '/select-plan-anchor': /^Make it faster$/,
  '/select-plan-email-verification': /^Check your e-mail\.$/,
  '/login': /^Welcome back\.$/,
  '/finish-registration': /^(Nearly done|Log in first)/,
  '/password-recovery-for-my-account': /^Forgot your password\?$/,
  '/password-sms-recovery-for-my-account': /^A code by text\.$/,
  '/error': /^Something went wrong\.$/,
  '/denied-portal': /^This portal is closed\.$/,
  '/denied': /^This device can’t connect\.$/,
  '/not-connected': /^You’re not on our Wi-Fi\.$/,
  '/portal-not-found': /^We don’t know this place\.$/,
  '/portal': /online until|runs until|is active|access is ready|No active plan|Pay |Your plan /,
  '/portal/manage-your-plan': /^My Plan$/,
  '/portal/manage-your-plan/plans': /^Change (plan|pass)$/,
  '/portal/manage-your-plan/home-networking-wizard': /^Set up your network$/,
  '/portal/manage-your-plan/cancel': /^Cancel your (plan|pass)$/,
  '/portal/billing-information': /^Billing Information$/,
  '/portal/billing-information/sub_1': /^Your plan$/,
  '/portal/device-management': /^(Device Management|Personal Network)$/,
  '/portal/device-management/add-device': /^Add a device$/,
  '/portal/device-management/edit-device/dev_1': /^Device$/,
  '/portal/preferences-and-privacy': /^Preferences & Privacy$/,
  '/portal/my-account': /^Account Details$/,
  '/portal/my-account/edit': /^Edit your details$/,
  '/portal/my-account/default-payment-method': /^Payment method$/,
};

/** The menu's places: what a phone calls them, and where they lead. */
const places: Readonly<Record<string, { short: string; to: string }>> = {
  Dashboard: { short: 'Dashboard', to: '/portal' },
  'Device Management': { short: 'Devices', to: '/portal/device-management' },
  'Personal Network': { short: 'Network', to: '/portal/device-management' },
  'My Plan': { short: 'My Plan', to: '/portal/manage-your-plan' },
  'Choose a plan': { short: 'Plans', to: '/select-plan' },
  'Billing Information': { short: 'Billing', to: '/portal/billing-information' },
  'Account Details': { short: 'Account', to: '/portal/my-account' },
  'Preferences & Privacy': { short: 'Privacy', to: '/portal/preferences-and-privacy' },
};

/** One person's way through the portal: what their menu is, and where every address ends. */
export interface Walk {
  venue: string;
  /** Left out: somebody who has just registered. */
  persona?: string;
  /** What is said of them, where it is not the venue and the persona. */
  who?: string;
  /** Where walking in ends. */
  ends: string;
  /** The side menu, in its order. */
  menu?: string[];
  /** What stands below the menu. */
  extras?: string[];
  /** Addresses that open. */
  opens: string[];
  /** Addresses that lead elsewhere, and where one ends. */
  leads: [from: string[], to: string][];
  /** Headings that differ for them. */
  headed?: Record<string, RegExp>;
  /** Answers that nobody in the sandbox gets, and what is changed in them. */
  answers?: Record<string, Record<string, unknown>>;
  /** The blank session cannot be had. */
  sessionFails?: boolean;
}

/** Where the page is and what it is headed. */
const standing = (page: Page): Promise<[string, string]> =>
  page.evaluate(() => [
    window.location.hash.slice(1),
    document.querySelector<HTMLElement>('h1')?.innerText ?? '',
  ]);

const expectAt = async (page: Page, address: string, walk: Walk, from: string): Promise<void> => {
  const [path = ''] = address.split('?');
  const heading = walk.headed?.[path] ?? headings[path] ?? /^$/;
  await expect
    .poll(() => standing(page), { message: from, intervals: [20, 40, 80, 160, 320] })
    .toEqual([address, expect.stringMatching(heading)]);
};

/** Types an address, and ends where one should. */
export const typeAddress = async (
  page: Page,
  from: string,
  to: string,
  walk: Walk,
): Promise<void> => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, from);
  await expectAt(page, to, walk, from);
};

/** Comes in through the venue's gateway. */
export const walkIn = async (page: Page, walk: Walk): Promise<void> => {
  const { venue, persona, answers = {}, sessionFails } = walk;
  for (const [call, changes] of Object.entries(answers))
    await page.route(`**/api/${call}`, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { siteUser?: object };
      const changed = json.siteUser
        ? { ...json, siteUser: { ...json.siteUser, ...changes } }
        : { ...json, ...changes };
      await route.fulfill({ response, json: changed });
    });
  if (sessionFails)
    await page.route('**/auth/blank-session', (route) => route.fulfill({ status: 500 }));
  const visit = `/sandbox/api/visit?venue=${venue}&persona=${persona ?? ''}`;
  const url = persona
    ? ((await (await page.request.get(visit)).json()) as { url: string }).url
    : (await signUpAt(page, venue)).url;
  await page.goto(url);
  await expect(page.locator('.fy-boot')).toHaveCount(0);
  await expectAt(page, walk.ends, walk, 'walking in');
};

/** The menu on a phone and on a desktop, whose every place opens. */
export const expectMenu = async (
  page: Page,
  walk: Walk,
  ends: Map<string, string>,
): Promise<void> => {
  const { menu = [], extras = [] } = walk;
  const short = menu.map((name) => places[name]?.short ?? name);
  const bar = page.getByRole('navigation', { name: 'Menu' });
  // Somebody who may choose a plan walks in at the landing page, which has no menu.
  if (!walk.ends.startsWith('/portal'))
    await typeAddress(page, '/portal/my-account', ends.get('/portal/my-account') ?? '', walk);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('link')).toHaveText(short.slice(0, 4));
  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('link')).toHaveText([...menu.slice(4), ...extras]);
  await more.getByRole('button', { name: 'Close' }).click();
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole('link')).toHaveText(menu);
  for (const name of menu) {
    await bar.getByRole('link', { name, exact: true }).click();
    const to = places[name]?.to ?? '';
    await expectAt(page, to, walk, `the menu’s ${name}`);
    // The page that is on its way brings a menu of its own.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (to === '/select-plan') await page.goBack();
    else
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
  }
};
