import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { modalActions } from '~/shared/notices/modalActions';
import { errorShown, modalShown, snackbarOpened } from '~/shared/notices/noticesSlice';
import { createStore, type AppStore } from '~/session/store/createStore';
import { Notices } from './Notices';

vi.mock('~/shell/notices/NoticesHost', () => {
  throw new Error('Unable to preload CSS for /assets/NoticesHost.css');
});

let store: AppStore;

beforeAll(startI18n);
beforeEach(() => {
  store = createStore();
  render(
    <Provider store={store}>
      <Notices />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (action: Parameters<AppStore['dispatch']>[0]) =>
  act(() => void store.dispatch(action));

describe('a notice whose code fails to load', () => {
  it('still shows its message, and the user can close it', async () => {
    show(errorShown('No answer came.'));
    expect((await screen.findByRole('alert')).textContent).toContain('No answer came.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('still runs the message’s action, then closes', async () => {
    const run = vi.fn();
    modalActions.register('rejoin', run);
    show(modalShown({ message: 'Your key has changed.', action: 'rejoin', actionLabel: 'Rejoin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rejoin' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Rejoin' })).toBeNull();
  });

  it('always gives the user a way out of a message', async () => {
    show(modalShown({ message: 'Please wait.', showClose: false }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('closes a snackbar after its timeout', async () => {
    show(snackbarOpened({ text: 'We’ve saved your choice.', type: 'Success', timeout: 50 }));
    expect((await screen.findByRole('status')).textContent).toContain('We’ve saved your choice.');
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

describe('a snackbar without a timeout', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it.each([
    ['Info by default', {}],
    ['a Success', { type: 'Success' }],
  ] as const)('closes after 5,000 ms: %s', async (_, type) => {
    show(snackbarOpened({ text: 'We’ve saved your choice.', ...type }));
    expect((await screen.findByRole('status')).textContent).toContain('We’ve saved your choice.');
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.queryByRole('status')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stays open until the user closes it when it is an error', async () => {
    show(snackbarOpened({ text: 'We couldn’t reach the service.', type: 'Error' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t reach the service.');
  });
});
