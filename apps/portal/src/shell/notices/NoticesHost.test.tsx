import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { modalActions } from '~/shared/notices/modalActions';
import { modalShown, snackbarOpened } from '~/shared/notices/noticesSlice';
import { createStore, type AppStore } from '~/session/store/createStore';
import NoticesHost from './NoticesHost';

let store: AppStore;

beforeAll(startI18n);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store = createStore();
  render(
    <Provider store={store}>
      <NoticesHost />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (action: Parameters<AppStore['dispatch']>[0]) =>
  act(() => void store.dispatch(action));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a snackbar closes after 5,000 ms, an error only by the user, and the next one replaces it', async () => {
  show(snackbarOpened({ text: 'Noted.' }));
  expect(await screen.findByText('Noted.')).toBeVisible();
  await wait(4800);
  expect(screen.getByText('Noted.')).toBeVisible();
  await wait(1000);
  expect(screen.queryByText('Noted.')).toBeNull();
  show(snackbarOpened({ text: 'We couldn’t reach the service.', type: 'Error' }));
  await wait(60_000);
  expect(screen.getByText('We couldn’t reach the service.')).toBeVisible();
  show(snackbarOpened({ text: 'We’ve saved your choice.', type: 'Success' }));
  expect(await screen.findByText('We’ve saved your choice.')).toBeVisible();
  expect(screen.queryByText('We couldn’t reach the service.')).toBeNull();
});

it('a snackbar closes after 5,000 ms even while the focus is in a frame, such as the card form', async () => {
  show(snackbarOpened({ text: 'Noted.' }));
  expect(await screen.findByText('Noted.')).toBeVisible();
  fireEvent.blur(window);
  await wait(5800);
  expect(screen.queryByText('Noted.')).toBeNull();
});

it('a snackbar waits while its tab is hidden, and then stays 5,000 ms more', async () => {
  const hide = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(snackbarOpened({ text: 'Noted.' }));
  await wait(60_000);
  expect(screen.getByText('Noted.')).toBeVisible();
  hide.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  await wait(1000);
  expect(screen.getByText('Noted.')).toBeVisible();
  await wait(4800);
  expect(screen.queryByText('Noted.')).toBeNull();
});

it('a snackbar without a type looks like an Info, not like a Success', async () => {
  const looks = async (type?: 'Info' | 'Success') => {
    show(snackbarOpened({ text: `As ${type}`, ...(type && { type }) }));
    const notice = await screen.findByText(`As ${type}`);
    return notice.previousElementSibling?.outerHTML;
  };
  const info = await looks('Info');
  expect(await looks('Success')).not.toBe(info);
  expect(await looks()).toBe(info);
});

it('the message dialog runs its action, by a label of its own, with Close or without', async () => {
  const rejoin = vi.fn();
  modalActions.register('rejoin', rejoin);
  const person = userEvent.setup({ delay: null });
  const message = 'Your key has changed.';
  show(modalShown({ message, action: 'rejoin', actionLabel: 'Rejoin now', showClose: false }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Rejoin now' }));
  expect(rejoin).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  show(modalShown({ message, action: 'rejoin', actionLabel: 'Rejoin now' }));
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(rejoin).toHaveBeenCalledOnce();
});
