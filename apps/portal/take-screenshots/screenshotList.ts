import type { BrowserContextOptions, Page } from '@playwright/test';
import * as visitor from '../e2e/support/visitor.ts';

/** One screen to photograph in each size. */
export interface Screenshot {
  /** The file name. */
  name: string;
  path?: string;
  venue?: string;
  /** Absent for an unknown visitor on a new device. */
  persona?: string;
  isLoggedOut?: boolean;
  /** The device's display settings and language. */
  settings?: Pick<BrowserContextOptions, 'forcedColors' | 'contrast' | 'locale'>;
  /** Default: both. */
  sizes?: readonly ('phone' | 'desktop')[];
  /** Runs on the page before the screenshot. */
  act?: (page: Page, origin: string) => Promise<void>;
}

const person = visitor.newPerson;

const untilPayment = async (page: Page, origin: string): Promise<void> => {
  const form = await visitor.reachPayment(page, person(), origin);
  await visitor.fillCard(form, visitor.cards.pays);
};

const untilOrder = async (page: Page, origin: string): Promise<void> => {
  const buyer = person();
  await visitor.enterCanalWharf(page, buyer, origin);
  await visitor.choosePlan(page, 'Plus');
  await visitor.signUp(page, buyer);
};

const follow =
  (path: string, persona: string, link: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    const visit = `${origin}/sandbox/api/visit?venue=canal-wharf&persona=${persona}`;
    const { url } = (await (await page.request.post(visit)).json()) as { url: string };
    await page.goto(url);
    await page.locator('h1').first().waitFor();
    await page.evaluate((to) => {
      window.location.hash = `#${to}`;
    }, path);
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('link', { name: /^Back to/ }).waitFor();
  };

const untilDetails = async (page: Page, origin: string): Promise<void> => {
  await visitor.enterCanalWharf(page, person(), origin);
  await visitor.choosePlan(page, 'Plus');
  await page.getByLabel('First name').waitFor();
};

const halls = { venue: 'union-street', persona: 'priya' } as const;
const lofts = { venue: 'mercer-lofts', persona: 'dana' } as const;
const plan = '/portal/manage-your-plan';
const devices = '/portal/device-management';
const passOrder = '/select-plan?plan=sl-splash-1day&step=confirm-plan';

/** From the landing page to the dashboard on a phone, as the README shows it. */
const mainJob: Screenshot[] = (
  [
    { name: 'landing' },
    { name: 'plans', path: '/select-plan' },
    { name: 'order', act: untilOrder },
    { name: 'payment', act: untilPayment },
    { name: 'dashboard', path: '/portal', persona: 'maya' },
  ] satisfies Screenshot[]
).map((shot) => ({ ...shot, name: `main-job-${shot.name}`, sizes: ['phone'] }));

const forced = { forcedColors: 'active' } as const;
const contrast = { contrast: 'more' } as const;

/** The main screens under a display setting. */
const underSettings = (name: string, settings: Screenshot['settings']): Screenshot[] =>
  (
    [
      { name: 'landing' },
      { name: 'plans', path: '/select-plan' },
      { name: 'login', path: '/login' },
      { name: 'dashboard', path: '/portal', persona: 'maya' },
      { name: 'devices', path: devices, persona: 'maya' },
      { name: 'plan', path: plan, persona: 'maya' },
      { name: 'billing', path: '/portal/billing-information', persona: 'maya' },
    ] satisfies Screenshot[]
  ).map((shot) => ({ ...shot, name: `${name}-${shot.name}`, settings }));

/** The screens of the main job and of the portal in a language. */
const inLanguage = (name: string, locale: string): Screenshot[] =>
  (
    [
      { name: 'landing' },
      { name: 'landing-halls', venue: 'union-street' },
      { name: 'login', path: '/login' },
      { name: 'register', path: '/?tab=register', venue: 'halden-arcade' },
      { name: 'choose-plan', path: '/select-plan' },
      { name: 'check-your-order', path: passOrder, venue: 'saltwater-lido' },
      { name: 'choose-plan-euros', path: '/select-plan', venue: 'speicherhof' },
      { name: 'withdraw', path: '/withdraw-from-contract' },
      { name: 'cancel-contract', path: '/cancel-contract', venue: 'trenance-cove' },
      { name: 'dashboard', path: '/portal', persona: 'maya' },
      { name: 'manage-your-plan', path: plan, persona: 'maya' },
      { name: 'change-plan', path: `${plan}/plans`, persona: 'maya' },
      { name: 'pause', path: `${plan}?view=pause`, persona: 'maya' },
      { name: 'billing', path: '/portal/billing-information', persona: 'maya' },
      { name: 'devices', path: devices, persona: 'maya' },
      { name: 'my-account', path: '/portal/my-account', persona: 'maya' },
      { name: 'preferences', path: '/portal/preferences-and-privacy', persona: 'maya' },
    ] satisfies Screenshot[]
  ).map((shot) => ({ ...shot, name: `${name}-${shot.name}`, settings: { locale } }));

/** Every screen of the portal by area, and the main ones by language; each has a contact sheet. */
export const areas: Record<string, readonly Screenshot[]> = {
  'main-job': mainJob,
  entry: [
    { name: 'landing' },
    { name: 'landing-free-sign-up', venue: 'halden-arcade' },
    { name: 'landing-halls', venue: 'union-street' },
    { name: 'landing-no-user', venue: 'tollgate-house' },
    { name: 'outside-network', venue: 'old-brewery', persona: 'outside' },
    { name: 'landing-members', venue: 'meridian-tower' },
    { name: 'disabled-site', venue: 'old-brewery' },
    { name: 'denied', path: '/denied' },
    { name: 'not-connected', path: '/not-connected' },
    { name: 'portal-not-found', path: '/portal-not-found' },
    { name: 'error', path: '/error' },
    { name: 'wrong-url', path: '/nowhere' },
  ],
  accounts: [
    { name: 'login', path: '/login' },
    { name: 'register', path: '/?tab=register', venue: 'halden-arcade' },
    { name: 'activate', path: '/?tab=activate', venue: 'mercer-lofts' },
    { name: 'connect-device', path: '/?tab=connect-device', venue: 'tollgate-house' },
    {
      name: 'finish-registration',
      path: '/finish-registration',
      venue: 'station-lofts',
      persona: 'unfinished',
    },
    { name: 'password-recovery', path: '/password-recovery' },
    { name: 'sms-password-recovery', path: '/sms-password-recovery', venue: 'cedar-pine' },
    { name: 'password-reset', path: '/password-reset?token=unknown' },
    { name: 'recovery-for-my-account', path: '/password-recovery-for-my-account', ...lofts },
    {
      name: 'sms-recovery-for-my-account',
      path: '/password-sms-recovery-for-my-account',
      ...lofts,
    },
  ],
  plans: [
    { name: 'choose-plan', path: '/select-plan' },
    { name: 'choose-plan-holiday-park', path: '/select-plan', venue: 'hartsmere-forest' },
    { name: 'extras', path: '/select-plan-anchor', ...halls },
    {
      name: 'confirm-address',
      path: '/select-plan-email-verification',
      venue: 'station-lofts',
      persona: 'unverified',
    },
    { name: 'your-details', act: untilDetails },
    { name: 'check-your-order', act: untilOrder },
    { name: 'pay', act: untilPayment },
    { name: 'resume-order', path: '/resume-order' },
    { name: 'withdraw', path: '/withdraw-from-contract' },
    { name: 'cancel-contract', path: '/cancel-contract' },
    { name: 'payment-unknown', path: '/stripe-return?session_id=cs_unknown', persona: 'maya' },
  ],
  home: [
    { name: 'dashboard', path: '/portal', persona: 'maya' },
    { name: 'personal-network-halls', ...halls },
    { name: 'dashboard-lofts', path: '/portal', ...lofts },
    { name: 'first-page-free', venue: 'halden-arcade', persona: 'elena' },
    { name: 'dashboard-past-due', path: '/portal', venue: 'trenance-cove', persona: 'pastdue' },
    { name: 'first-page-paused', venue: 'ruda-park-connect', persona: 'paused' },
    { name: 'speed-test', path: '/portal?view=speed-test', persona: 'maya' },
    { name: 'key-card', path: '/portal?view=key-card', persona: 'maya' },
    { name: 'dashboard-agent', path: '/portal', venue: 'old-brewery', persona: 'agent' },
  ],
  plan: [
    { name: 'manage-your-plan', path: plan, persona: 'maya' },
    { name: 'manage-your-plan-lofts', path: plan, ...lofts },
    { name: 'manage-your-plan-paused', path: plan, venue: 'ruda-park-connect', persona: 'paused' },
    {
      name: 'manage-your-plan-cancelled',
      path: plan,
      venue: 'ruda-park-connect',
      persona: 'cancelled',
    },
    { name: 'change-plan', path: `${plan}/plans`, persona: 'maya' },
    { name: 'cancel', path: `${plan}/cancel`, persona: 'maya' },
    { name: 'home-networking-wizard', path: `${plan}/home-networking-wizard`, persona: 'maya' },
    { name: 'pause', path: `${plan}?view=pause`, persona: 'maya' },
    { name: 'billing', path: '/portal/billing-information', persona: 'maya' },
    {
      name: 'billing-past-due',
      path: '/portal/billing-information',
      venue: 'trenance-cove',
      persona: 'pastdue',
    },
    {
      name: 'default-payment-method',
      path: '/portal/my-account/default-payment-method',
      persona: 'maya',
    },
  ],
  devices: [
    { name: 'devices', path: devices, persona: 'maya' },
    { name: 'devices-halls', path: devices, ...halls },
    { name: 'add-device', path: `${devices}/add-device`, persona: 'maya' },
    { name: 'edit-device', act: follow(devices, 'maya', /iPhone/) },
    { name: 'guest-passes', path: `${devices}/guest-passes`, persona: 'maya' },
    { name: 'guest-pass', path: '/guest-pass' },
    { name: 'connection-check', path: '/connection-check' },
  ],
  account: [
    { name: 'my-account', path: '/portal/my-account', persona: 'maya' },
    { name: 'edit-account', path: '/portal/my-account/edit', persona: 'maya' },
    { name: 'preferences', path: '/portal/preferences-and-privacy', persona: 'maya' },
  ],
  'display-settings': [
    ...underSettings('forced-colours', forced),
    ...underSettings('contrast', contrast),
  ],
  german: inLanguage('german', 'de-DE'),
  polish: inLanguage('polish', 'pl-PL'),
  arabic: inLanguage('arabic', 'ar'),
};
