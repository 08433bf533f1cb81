import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RestartSession } from '~/session/RestartSession';
import { deviceChecked, sessionStarted } from '~/session/store/sessionSlice';
import { siteInfoFailed, siteInfoLoaded } from '~/session/store/siteSlice';
import { renderScreen } from '~/testing/renderScreen';
import { site } from '~/testing/siteSample';
import { entryScreen } from './EntryScreen';

/** Renders a screen with a mocked restart of the session. */
const restartedBy = (restart: () => Promise<void>, state: Parameters<typeof entryScreen>[0]) => {
  const Screen = entryScreen(state);
  return () => (
    <RestartSession value={restart}>
      <Screen />
    </RestartSession>
  );
};

afterEach(cleanup);

describe('after a failed site information request', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('counts 20 seconds, then starts the session again, once', async () => {
    const retry = vi.fn(() => Promise.resolve());
    await renderScreen(restartedBy(retry, 'error'), (store) => {
      store.dispatch(siteInfoFailed(Date.now()));
    });
    expect(screen.getByRole('timer').textContent).toBe('We’ll try again in 20 seconds.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(19_000));
    expect(screen.getByRole('timer').textContent).toBe('We’ll try again in 1 second.');
    expect(retry).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('counts again when the new start fails too', async () => {
    const fail = vi.fn<() => Promise<void>>();
    const { dispatch } = await renderScreen(restartedBy(fail, 'error'), (store) => {
      store.dispatch(siteInfoFailed(Date.now() - 21_000));
    });
    fail.mockImplementation(async () => void dispatch(siteInfoFailed(Date.now())));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.getByRole('timer').textContent).toMatch(/We’ll try again in (19|20) seconds\./);
  });
});

describe('the actions of an error screen', () => {
  it('try again in place where there is no back-off', async () => {
    const retry = vi.fn(() => Promise.resolve());
    await renderScreen(restartedBy(retry, 'portalNotFound'));
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no links for a refused device itself', true, 0],
    ['a link to the start page for a user who asked for another device', false, 1],
  ])('on "denied" are %s', async (_, isDenied, links) => {
    await renderScreen(entryScreen('denied'), (store) => {
      store.dispatch(siteInfoLoaded(site({ support: {} })));
      store.dispatch(deviceChecked({ isDenied }));
    });
    expect(screen.queryAllByRole('link', { name: 'Go to the start page' })).toHaveLength(links);
  });

  it('give the address of a refused device, with a button that copies it', async () => {
    await renderScreen(entryScreen('denied'), (store) => {
      store.dispatch(siteInfoLoaded(site({ support: {} })));
      store.dispatch(
        sessionStarted({
          location: {
            locationId: 'canal-wharf',
            mac: 'B0:A7:37:DE:AD:01',
            nasId: null,
            customerCode: null,
            connectionType: null,
          },
          isOutsideNetwork: false,
        }),
      );
      store.dispatch(deviceChecked({ isDenied: true }));
    });
    // Its code loads when it is needed.
    const address = 'This device’s address: B0:A7:37:DE:AD:01';
    expect(await screen.findByText(address, {}, { timeout: 15_000 })).toBeVisible();
    const write = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: write },
    });
    await act(async () => screen.getByRole('button', { name: 'Copy the address' }).click());
    expect(write).toHaveBeenCalledWith('B0:A7:37:DE:AD:01');
    expect(await screen.findByText('We’ve copied the address.')).toBeVisible();
  });

  it('name the site’s contacts, where it has some', async () => {
    await renderScreen(entryScreen('deniedPortal'), (store) => {
      store.dispatch(siteInfoLoaded(site({ support: { phone: '0330 808 4410' } })));
    });
    expect(screen.getByRole('link', { name: 'Call 0330 808 4410' }).getAttribute('href')).toBe(
      'tel:03308084410',
    );
  });

  it('show the catalogue’s message when no session could be fetched', async () => {
    await renderScreen(entryScreen('sessionFailed'));
    expect(
      screen.getByText(
        "Oops. Looks like we can't talk to the API server. Please contact customer support team",
      ),
    ).toBeVisible();
  });
});
