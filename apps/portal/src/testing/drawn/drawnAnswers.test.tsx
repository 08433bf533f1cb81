import { calls, type CallName } from '@foyer/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAgainst, openAgainst, tokenOf, type Replies } from '../minimal/openAgainst';
import { drawBackend, type Drawn } from './drawBackend';
import { faultsOfPage } from './faultsOfPage';
import { untrueClaims } from './claims';

const plan = '/portal/manage-your-plan';
const billing = '/portal/billing-information';
const devices = '/portal/device-management';

const customersPages = [
  '/portal',
  plan,
  `${plan}?view=pause`,
  `${plan}/plans`,
  `${plan}/plans?plan=month-50&step=check`,
  `${plan}/home-networking-wizard`,
  `${plan}/cancel`,
  `${plan}/cancel?reason=tooSlow`,
  billing,
  `${billing}?invoice=in-7`,
  `${billing}/sub-1`,
  devices,
  `${devices}/add-device`,
  `${devices}/edit-device/d-1`,
  '/portal/preferences-and-privacy',
  '/portal/my-account',
  '/portal/my-account/edit',
  '/portal/my-account/default-payment-method',
  '/finish-registration',
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
  '/stripe-return?session_id=checkout-1',
];

const visitorsPages = [
  '/',
  '/?tab=register',
  '/?tab=activate',
  '/select-plan',
  '/select-plan?plan=month-50&step=confirm-plan',
  '/select-plan-anchor',
  '/select-plan-email-verification',
  '/login',
  '/stripe-return',
  '/resume-order',
  '/password-recovery',
  '/sms-password-recovery',
  '/password-reset?code=half',
  '/http-pap-connection',
  '/error',
  '/denied',
  '/denied-portal',
  '/not-connected',
  '/portal-not-found',
];

const RUNS = Number(process.env.DRAWN_RUNS ?? 4);
const SEED = Number(process.env.DRAWN_SEED ?? 14);

vi.setConfig({ testTimeout: 120_000 + RUNS * 10_000 });
afterEach(closeAgainst);

const date = 'Sat, 21 Nov 2026 10:00:00 GMT';

const repliesOf = (drawn: Drawn): Replies =>
  Object.fromEntries(
    Object.entries(drawn).flatMap(([name, body]) =>
      body === undefined
        ? []
        : [[name, { status: calls[name as CallName].status, body, headers: { date } }]],
    ),
  );

/** How often in a row the page must be the same before it counts as settled. */
const LOOKS = 3;

const settle = async (): Promise<void> => {
  let before = '';
  let same = 0;
  await waitFor(
    () => {
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      // The page after a payment waits for as long as the backend says that it is not settled.
      if (!window.location.hash.startsWith('#/stripe-return'))
        expect(document.querySelector('[aria-busy=true]')).toBeNull();
      const now = document.body.innerHTML;
      same = now === before ? same + 1 : 0;
      before = now;
      expect(same).toBe(LOOKS);
    },
    {
      interval: 15,
      timeout: 20_000,
      onTimeout: () => new Error(`It does not settle: ${document.body.textContent}`),
    },
  );
};

const faultsAt = async (path: string, drawn: Drawn, token: string): Promise<string[]> => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    await openAgainst(repliesOf(drawn), path, token);
    await settle();
    const crashes = errors.mock.calls
      .map((call) => String(call[0]))
      .filter((message) => !message.includes('Not implemented'));
    return [...crashes, ...faultsOfPage(), ...untrueClaims(document, drawn)];
  } finally {
    errors.mockRestore();
    closeAgainst();
  }
};

const sound = (path: string, token: string) =>
  fc.assert(
    fc.asyncProperty(drawBackend, async (drawn) => {
      expect(await faultsAt(path, drawn, token)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: 100_000 + RUNS * 10_000 },
  );

// API-14
describe('whatever the contract lets a backend answer, a page has names and whole, true sentences', () => {
  it.each(customersPages)('for a customer at %s', (path) =>
    sound(path, tokenOf({ scope: ['user'], user_id: 'user-1' })),
  );

  it.each(visitorsPages)('for a visitor at %s', (path) =>
    sound(path, tokenOf({ scope: ['anonymous'] })),
  );
});
