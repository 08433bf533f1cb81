import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portalApi } from '~/session/api/portal.api';
import { takeAnswerAhead } from '~/session/api/takeAnswerAhead';
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

afterEach(() => void vi.restoreAllMocks());

// START-24
describe('the dashboard that the start script asks for', () => {
  it('shows without a second request', async () => {
    const { asked, reload } = await openDashboard();
    await reload();
    await heading();
    expect(asked()).toBe(1);
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

  it.each([
    [
      'is older than ten seconds',
      () => void vi.spyOn(performance, 'now').mockReturnValue(Infinity),
    ],
    ['was followed by a change', (send: typeof fetch) => send('/api/plans', { method: 'POST' })],
  ])('is not used once it %s', async (_, happens) => {
    const ahead = { status: 200, headers: { authorization: null, authError: null }, body: 'ahead' };
    const send = takeAnswerAhead('/api/dashboard', Promise.resolve(ahead));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json('new'));
    await happens(send);
    expect(await (await send('/api/dashboard')).json()).toBe('new');
  });
});
