import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, said, type Replies } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  closeAgainst();
  vi.useRealTimers();
});

// ERR-23
describe('the dialog about an outage', () => {
  it('closes once the notifications load, and opens once however long the outage is', async () => {
    let isDown = true;
    const answers = { bad: 0, good: 0 };
    const getDeviceNotifications = () => {
      answers[isDown ? 'bad' : 'good'] += 1;
      return isDown ? { status: 500 } : { body: [] };
    };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openAgainst({ ...minimal, getDeviceNotifications }, '/portal');
    await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 20_000 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The dialog hides the page, so the page shows as loaded only without it.
    await said('/portal');
    const before = answers.bad;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(answers.bad).toBeGreaterThan(before));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(answers.good).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(answers.good).toBe(1);
  });

  it('closes without a tap', async () => {
    let isDown = true;
    const getDeviceNotifications = () => (isDown ? { status: 500 } : { body: [] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAgainst({ ...minimal, getDeviceNotifications }, '/portal');
    await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 20_000 });
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 20_000 });
  });
});

// ERR-12
describe('site information', () => {
  it('that is refused with 400 leads to "portal not found"', async () => {
    await openAgainst({ ...minimal, getSiteInfo: { status: 400 } }, '/', null);
    const name = 'We don’t know where you are.';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(window.location.hash).toBe('#/portal-not-found');
  });
});

describe('a portal whose account did not load', () => {
  const withoutAccount: Replies = { ...minimal, getUser: { status: 500 } };
  const open = async (answers: Replies, path: string) => {
    const { user } = await openAgainst(answers, path);
    await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 20_000 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await said(path);
  };

  it('has a dashboard with a title, and does not wait for an access status', async () => {
    const site = minimal.getSiteInfo as { body: object };
    const sfa = { getSiteInfo: { body: { ...site.body, portalType: 'SFA' } } };
    await open({ ...withoutAccount, ...sfa }, '/portal');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  });

  it('offers no other try at an access status that cannot show', async () => {
    const devices = '/portal/device-management';
    await open({ ...withoutAccount, getDashboard: { status: 500 } }, devices);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
