import { expect, type Page } from '@playwright/test';
import { signUpAt } from './newCustomer';
import { brandTitle } from '../../src/testing/brandTitles';

// Expectations are literal: they do not ask the product's own rules.

/** Each page's heading on a desktop. */
const pageHeadings: Readonly<Record<string, RegExp>> = {
  '/': brandTitle('landing', 'online'),
  '/select-plan': /^(Choose a (plan|pass)|Get faster Wi-Fi)$/,
  '/select-plan-anchor': /^Get faster Wi-Fi$/,
  '/select-plan-email-verification': /^Check your email\.$/,
  '/login': brandTitle('login'),
  '/finish-registration': /^(Nearly done|Log in first)/,
  '/password-recovery-for-my-account': /^Forgot your password\?$/,
  '/password-sms-recovery-for-my-account': /^Get a code by text\.$/,
  '/error': /^Something went wrong\.$/,
  '/denied-portal': /^The Wi-Fi service here is closed\.$/,
  '/denied': /^This device can’t connect\.$/,
  '/connection-check': /^Check my connection$/,
  '/not-connected': /^You’re not on our Wi-Fi\.$/,
  '/portal-not-found': /^We don’t know where you are\.$/,
  '/portal':
    /online until|runs until|renews on|changes on|is active|access is ready|No active plan|Pay |Your plan /,
  '/portal/manage-your-plan': /^My (Plan|Pass)$/,
  '/portal/manage-your-plan/plans': /^Change (plan|pass)$/,
  '/portal/manage-your-plan/home-networking-wizard': /^Set up your network$/,
  '/portal/manage-your-plan/cancel': /^Cancel your (plan|pass)$/,
  '/portal/billing-information': /^Billing Information$/,
  '/portal/billing-information/sub_1': /^Your plan$/,
  '/portal/device-management': /^(Device Management|Personal Network)$/,
  '/portal/device-management/add-device': /^Add a device$/,
  '/portal/device-management/edit-device/dev_1': /^Device$/,
  '/portal/device-management/guest-passes': /^Guest passes$/,
  '/portal/preferences-and-privacy': /^Preferences & Privacy$/,
  '/portal/my-account': /^Account Details$/,
  '/portal/my-account/edit': /^Edit your details$/,
  '/portal/my-account/default-payment-method': /^Payment method$/,
};

/** Each menu item's short name on a phone and its address. */
const menuItems: Readonly<Record<string, { short: string; to: string }>> = {
  Dashboard: { short: 'Dashboard', to: '/portal' },
  'Device Management': { short: 'Devices', to: '/portal/device-management' },
  'Personal Network': { short: 'Network', to: '/portal/device-management' },
  'My Plan': { short: 'My Plan', to: '/portal/manage-your-plan' },
  'My Pass': { short: 'My Pass', to: '/portal/manage-your-plan' },
  'Choose a plan': { short: 'Plans', to: '/select-plan' },
  'Billing Information': { short: 'Billing', to: '/portal/billing-information' },
  'Account Details': { short: 'Account', to: '/portal/my-account' },
  'Preferences & Privacy': { short: 'Privacy', to: '/portal/preferences-and-privacy' },
};

/** One person's access: their menu, and where each address leads them. */
export interface AccessCase {
  venue: string;
  /** Absent for a person who has just registered. */
  persona?: string;
  /** Added to the test's title. */
  who?: string;
  /** The address after the gateway entry. */
  home: string;
  /** The side menu's items in order. */
  menu?: string[];
  /** The first link below the menu is the one to the key card: this person has access. */
  hasKeyCard?: boolean;
  /** The links below the menu. */
  secondaryLinks?: string[];
  /** Addresses that open. */
  opens: string[];
  /** Addresses that redirect, and their targets. */
  redirects: [from: string[], to: string][];
  /** Headings that differ from `pageHeadings` for this person. */
  headings?: Record<string, RegExp>;
  /** Changes to the sandbox's answers, by call. */
  answers?: Record<string, Record<string, unknown>>;
  /** The blank session fails. */
  sessionFails?: boolean;
}

/** The page's address and heading. */
const locationOf = (page: Page): Promise<[string, string]> =>
  page.evaluate(() => [
    window.location.hash.slice(1),
    document.querySelector<HTMLElement>('h1')?.innerText ?? '',
  ]);

const expectAt = async (
  page: Page,
  address: string,
  accessCase: AccessCase,
  from: string,
): Promise<void> => {
  const [path = ''] = address.split('?');
  const heading = accessCase.headings?.[path] ?? pageHeadings[path] ?? /^$/;
  await expect
    .poll(() => locationOf(page), { message: from, intervals: [20, 40, 80, 160, 320] })
    .toEqual([address, expect.stringMatching(heading)]);
};

/** Opens an address and expects its target. */
export const typeAddress = async (
  page: Page,
  from: string,
  to: string,
  accessCase: AccessCase,
): Promise<void> => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, from);
  await expectAt(page, to, accessCase, from);
};

/** Enters through the venue's gateway. */
export const enterAs = async (page: Page, accessCase: AccessCase): Promise<void> => {
  const { venue, persona, answers = {}, sessionFails } = accessCase;
  for (const [call, changes] of Object.entries(answers))
    await page.route(`**/api/${call}`, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { siteUser?: object };
      const changed = json.siteUser
        ? { ...json, siteUser: { ...json.siteUser, ...changes } }
        : { ...json, ...changes };
      await route.fulfill({ response, status: 200, json: changed });
    });
  if (sessionFails)
    await page.route('**/auth/blank-session', (route) => route.fulfill({ status: 500 }));
  const visit = `/sandbox/api/visit?venue=${venue}&persona=${persona ?? ''}`;
  const url = persona
    ? ((await (await page.request.post(visit, { maxRetries: 3 })).json()) as { url: string }).url
    : (await signUpAt(page, venue)).url;
  await page.goto(url);
  await expect(page.locator('.fy-boot')).toHaveCount(0);
  await expectAt(page, accessCase.home, accessCase, 'after the gateway entry');
};

/** Checks the menu on a phone and on a desktop, and that each item opens its page. */
export const expectMenu = async (
  page: Page,
  accessCase: AccessCase,
  ends: Map<string, string>,
): Promise<void> => {
  const { menu = [], hasKeyCard = false, secondaryLinks = [] } = accessCase;
  const short = menu.map((name) => menuItems[name]?.short ?? name);
  const bar = page.getByRole('navigation', { name: 'Menu' });
  // A person who may choose a plan enters at the landing page, which has no menu.
  if (!accessCase.home.startsWith('/portal'))
    await typeAddress(page, '/portal/my-account', ends.get('/portal/my-account') ?? '', accessCase);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('link')).toHaveText(short.slice(0, 4));
  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expect(more.getByRole('link')).toHaveText([
    ...menu.slice(4),
    ...(hasKeyCard ? ['Key card'] : []),
    ...secondaryLinks,
  ]);
  await expect(more.getByRole('button', { name: 'Help' })).toBeVisible();
  await more.getByRole('button', { name: 'Close' }).click();
  await expect(more).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole('link')).toHaveText(menu);
  for (const name of menu) {
    await bar.getByRole('link', { name, exact: true }).click();
    const to = menuItems[name]?.to ?? '';
    await expectAt(page, to, accessCase, `the menu’s ${name}`);
    // A page that is still loading replaces the menu.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (to === '/select-plan') await page.goBack();
    else
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
  }
};
