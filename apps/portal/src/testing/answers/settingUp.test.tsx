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

const processing = { getOrder: { body: { state: 'processing', priceId: 'p20' } } };
const withoutAccess = { getUser: { body: user({ hasActiveSubscription: false }) } };

// BUY-8
it.each([
  ['/portal', pending],
  ['/portal/device-management', { ...withoutAccess, ...processing }],
  ['/portal/manage-your-plan', pending],
])('a page that says that a plan is set up changes once it is: %s', async (path, before) => {
  const { replies, decide } = deciding(before, active);
  await openAgainst(replies, path);
  const sees = (text: RegExp, timeout: number) =>
    waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible(), { timeout });
  await sees(/^Setting up your plan/, WAIT);
  decide();
  await sees(/March 5, 2099/, SETTING_UP_POLL_MS + WAIT);
  expect(screen.queryByText(/^Setting up your plan/)).toBeNull();
});
