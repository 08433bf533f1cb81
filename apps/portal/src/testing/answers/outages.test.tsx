import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, said } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  closeAgainst();
  vi.useRealTimers();
});

// ERR-23
describe('the dialog about an outage', () => {
  it('closes once the notifications load, and opens once however long the outage is', async () => {
    let answers = 0;
    const getDeviceNotifications = () => {
      answers += 1;
      return answers < 3 ? { status: 500 } : { body: [] };
    };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openAgainst({ ...minimal, getDeviceNotifications }, '/portal');
    await said('/portal');
    await screen.findByRole('alertdialog', { name: 'Error' }, { timeout: 20_000 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(answers).toBe(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(answers).toBe(3));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(answers).toBe(3);
  });

  it('closes by itself', async () => {
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
