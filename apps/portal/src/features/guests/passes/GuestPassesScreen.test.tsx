import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, user } from '~/testing/minimal/minimalAnswers';
import { closeAgainst, openAgainst, said } from '~/testing/minimal/openAgainst';

const passes = '/portal/device-management/guest-passes';
const site = minimal.getSiteInfo as { body: object };

const setHidden = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  closeAgainst();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the page of guest passes', () => {
  it('asks every 20 seconds whether a guest has used one, but not while nobody sees it', async () => {
    let asked = 0;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const getGuestPasses = () => {
      asked += 1;
      return { body: { passes: [], hours: [4], left: 5, total: 5 } };
    };
    await openAgainst(
      { ...minimal, getSiteInfo: { body: { ...site.body, guestPasses: true } }, getGuestPasses },
      passes,
    );
    await said(passes);
    expect(await screen.findByText('5 of 5 left')).toBeVisible();
    const before = asked;
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(asked).toBe(before + 1);
    act(() => setHidden(true));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(asked).toBe(before + 1);
    act(() => setHidden(false));
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(asked).toBe(before + 2);
  });

  it('says that a guest has started the pass whose code it shows, and keeps the focus', async () => {
    const open = { id: 'g1', name: 'Sam', state: 'open', code: 'AB12-CD34', hours: 4 };
    const running = { ...open, state: 'running', code: null, endsAt: '2099-03-05T10:00:00Z' };
    let pass: object = open;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user: person } = await openAgainst(
      {
        ...minimal,
        getSiteInfo: { body: { ...site.body, guestPasses: true } },
        getGuestPasses: () => ({ body: { passes: [pass], hours: [4], left: 4, total: 5 } }),
      },
      passes,
    );
    await said(passes);
    await person.click(await screen.findByRole('button', { name: 'Show the code Sam' }));
    expect(screen.getByRole('group', { name: 'The pass for Sam' })).toHaveFocus();
    pass = running;
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    const told = await screen.findByText('Sam has started the pass.');
    expect(told.closest('[role=status]')).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'The pass for Sam' })).toBeNull();
  });

  // GUEST-2
  it.each([
    ['a plan does not renew', 'PAYG', { state: 'active', recurring: false }],
    ['a plan is cancelled', 'PAYG', { state: 'cancelled', recurring: true }],
    ['a boost does not renew', 'ANCHOR', { state: 'active', recurring: false }],
  ])('promises no new passes at the end if %s', async (_, portalType, facts) => {
    const at = '2099-12-16T12:00:00Z';
    await openAgainst(
      {
        ...minimal,
        ...holding({ ...facts, periodEnd: at }),
        getSiteInfo: { body: { ...site.body, portalType, guestPasses: true } },
        getGuestPasses: { body: { passes: [], hours: [4], left: 0, total: 5, resetsAt: at } },
      },
      passes,
    );
    await said(passes);
    expect(await screen.findByText(/^If you end a pass that nobody has used/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('December 16');
  });

  // GUEST-5
  it.each([
    [
      'while their plan is paused',
      { paused: true },
      'While your plan is paused, your guests are offline, and nobody can use a pass from you. The time of a pass in use doesn’t stop.',
    ],
    [
      'while they have none',
      {},
      'You don’t have access at the moment, so your guests are offline, and nobody can use a pass from you. The time of a pass in use doesn’t stop.',
    ],
  ])('tells hosts that their guests are offline %s', async (_, more, told) => {
    const running = { id: 'g1', name: 'Sam', state: 'running', endsAt: '2099-03-05T10:00:00Z' };
    const { user: person } = await openAgainst(
      {
        ...minimal,
        getSiteInfo: { body: { ...site.body, guestPasses: true } },
        getUser: { body: user({ hasActiveSubscription: false, ...more }) },
        getGuestPasses: { body: { passes: [running], hours: [4], left: 4, total: 5 } },
      },
      passes,
    );
    expect(await screen.findByText(told, {}, { timeout: 20_000 })).toBeVisible();
    const pass = within(screen.getByRole('list', { name: 'Passes you’ve given' }));
    expect(pass.getByText('Offline')).toBeVisible();
    expect(pass.queryByText('In use')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Give a pass' })).toBeNull();
    await person.click(pass.getByRole('button', { name: 'End Sam' }));
    expect(await screen.findByText('Your guest can’t use this pass again.')).toBeVisible();
  });
});
