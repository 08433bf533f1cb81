import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SETTING_UP_POLL_MS } from '~/shell/portal/access-status/settingUpPoll';
import { holding, minimal, user } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
/** The page loads its code first. */
const WAIT = 10_000;
afterEach(closeAgainst);

const monthly = { period: { amount: 1, magnitude: 'month' }, recurring: true, title: 'Plus' };
const active = holding({ ...monthly, state: 'active', periodEnd: '2099-03-05T10:00:00Z' });
const pending = holding({ ...monthly, state: 'pending' });

/** Answers that change once the bank has decided. */
const deciding = (before: Replies, after: Replies): { replies: Replies; decide: () => void } => {
  let now = before;
  const replyOf = (call: keyof Replies) => () => {
    const reply = now[call] ?? minimal[call] ?? { status: 404 };
    return typeof reply === 'function' ? reply(undefined) : reply;
  };
  const calls = ['getUser', 'getOrder', 'getDashboard', 'getSubscription'] as const;
  return {
    replies: { ...minimal, ...Object.fromEntries(calls.map((call) => [call, replyOf(call)])) },
    decide: () => {
      now = after;
    },
  };
};

const ordered = (state: string) => ({ body: { state, priceId: 'p20' } });
const check = { name: 'Check my payment' };

// BUY-8, BUY-16
it.each([
  ['a payment that the bank decides about', { ...pending, getOrder: ordered('processing') }],
  ['a paid plan that is set up', { ...pending, getOrder: ordered('paid') }],
])('the access status leads to checking %s', async (_, replies) => {
  await openAgainst({ ...minimal, ...replies }, '/portal');
  const link = await screen.findByRole<HTMLAnchorElement>('link', check, { timeout: WAIT });
  expect(link.hash).toBe('#/stripe-return');
});

// BUY-16
it('the access status of a plan that is set up without an order leads to no payment', async () => {
  await openAgainst({ ...minimal, ...pending }, '/portal');
  await screen.findAllByText(/^Setting up your plan/, {}, { timeout: WAIT });
  expect(screen.queryByRole('link', check)).toBeNull();
});

const withoutAccess = { getUser: { body: user({ hasActiveSubscription: false }) } };
const processing = { getOrder: ordered('processing') };

// BUY-8
it.each([
  ['/portal', /^Setting up your plan/, pending],
  // The backend may not have been able to ask the bank, so nothing is known of a payment yet.
  ['/portal/device-management', /^Checking your order/, { ...withoutAccess, ...processing }],
  ['/portal/manage-your-plan', /^Setting up your plan/, pending],
])('a page that waits for a plan changes once it starts: %s', async (path, waits, before) => {
  const { replies, decide } = deciding(before, active);
  await openAgainst(replies, path);
  const sees = (text: RegExp, timeout: number) =>
    waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible(), { timeout });
  await sees(waits, WAIT);
  decide();
  await sees(/March 5, 2099/, SETTING_UP_POLL_MS + WAIT);
  expect(screen.queryByText(waits)).toBeNull();
});
