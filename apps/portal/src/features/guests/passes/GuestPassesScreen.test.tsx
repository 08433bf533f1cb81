import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal } from '~/testing/minimal/minimalAnswers';
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
});
