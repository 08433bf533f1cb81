import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { portalApi } from '~/session/api/portal.api';
import { createAnswersAhead } from '~/session/api/answersAhead';
import type { RootState } from '~/session/store/rootReducer';
import { openPortal } from '~/testing/openPortal';

const heading = () => screen.findByRole('heading', { level: 1, name: /renews on/ });

/** Opens the dashboard as a deep link and counts how often the page asks for it. */
const openDashboard = async () => {
  const portal = await openPortal({ persona: 'maya', path: '/portal' });
  await heading();
  const fetched = vi.spyOn(globalThis, 'fetch');
  const asked = (): number =>
    fetched.mock.calls.filter(([url]) => String(url).endsWith('/api/dashboard')).length;
  return { ...portal, asked };
};

const hasDashboard = ({ api }: RootState): boolean =>
  api !== undefined && portalApi.endpoints.getDashboard.select()({ api }).isSuccess;

/** The client's fetch, with one answer that was asked for ahead. */
const withAhead = (address: string, answer: Promise<Response>): typeof fetch => {
  const ahead = createAnswersAhead();
  ahead.keep(address, answer);
  return ahead.fetch;
};

afterEach(() => void vi.restoreAllMocks());

// START-24
describe('the dashboard that the start script asks for', () => {
  it('shows without a second request', async () => {
    const { asked, reload } = await openDashboard();
    await reload();
    await heading();
    expect(asked()).toBe(1);
  });

  it('is there before the page draws, so that no skeleton shows first', async () => {
    const { reload } = await openDashboard();
    const { store } = await reload();
    expect(hasDashboard(store.getState())).toBe(true);
    await heading();
  });

  it('does not hold the page up where it comes late', async () => {
    const { reload, injectFault } = await openDashboard();
    await injectFault({ call: 'getDashboard', kind: 'slow', delayMs: 3000 });
    const { store } = await reload();
    expect(hasDashboard(store.getState())).toBe(false);
    const [menu] = await screen.findAllByRole('navigation', { name: 'Menu' });
    expect(menu).toBeVisible();
  });

  it('is asked for again when it is needed later', async () => {
    const { asked, reload } = await openDashboard();
    const { store } = await reload();
    await heading();
    await store.dispatch(
      portalApi.endpoints.getDashboard.initiate(undefined, { forceRefetch: true }),
    );
    expect(asked()).toBe(2);
  });

  it('is asked for again when it has failed', async () => {
    const { asked, reload, injectFault } = await openDashboard();
    await injectFault({ call: 'getDashboard', kind: '500', once: true });
    await reload();
    await heading();
    expect(asked()).toBe(2);
  });

  it('is asked for again when its answer cannot be read', async () => {
    const { asked, reload, injectFault } = await openDashboard();
    await injectFault({ call: 'getDashboard', kind: 'malformed', once: true });
    await reload();
    await heading();
    expect(asked()).toBe(2);
  });

  it.each([
    [
      'is older than ten seconds',
      () => void vi.spyOn(performance, 'now').mockReturnValue(Infinity),
    ],
    ['was followed by a change', (send: typeof fetch) => send('/api/plans', { method: 'POST' })],
  ])('is not used once it %s', async (_, happens) => {
    const send = withAhead('/api/dashboard', Promise.resolve(Response.json('ahead')));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json('new'));
    await happens(send);
    expect(await (await send('/api/dashboard')).json()).toBe('new');
  });
});

// START-24
describe('the plans', () => {
  const asked = (fetched: { mock: { calls: Parameters<typeof fetch>[] } }): number =>
    fetched.mock.calls.filter(([url]) => String(url).includes('/api/plans/site/')).length;

  it.each([['canal-wharf'], ['halden-arcade']])(
    'are asked for once, before the client is there: %s',
    async (venue) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      const { fetchedAhead, goTo } = await openPortal({ venue });
      await waitFor(() => expect(asked(fetched)).toBe(1));
      await fetchedAhead;
      goTo('/select-plan');
      expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
      expect(asked(fetched)).toBe(1);
    },
  );

  it('are asked for again where the page’s language has changed', async () => {
    const { fetchedAhead } = await openPortal();
    await fetchedAhead;
    const send = withAhead('/api/plans', Promise.resolve(Response.json('in English')));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json('auf Deutsch'));
    await changeLanguage('de');
    expect(await (await send('/api/plans')).json()).toBe('auf Deutsch');
    await changeLanguage('en');
  });

  it('are asked for once where the page opens with them', async () => {
    const { reload } = await openPortal({ path: '/select-plan' });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { fetchedAhead } = await reload();
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
    await fetchedAhead;
    expect(asked(fetched)).toBe(1);
  });

  it('are not asked for where this person can buy none', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { fetchedAhead } = await openPortal({ persona: 'maya' });
    await fetchedAhead;
    expect(asked(fetched)).toBe(0);
  });

  it('do not wait for an answer that never comes longer than the client does', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('aborted'));
    const send = withAhead('/api/plans', new Promise(() => {}));
    const abort = new AbortController();
    const answer = send('/api/plans', { signal: abort.signal });
    abort.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
