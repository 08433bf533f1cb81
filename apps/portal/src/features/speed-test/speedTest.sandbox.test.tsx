import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { speedTestServers, type SpeedTestServer } from './engine/speedTestServer';

const maya = { persona: 'maya', path: '/portal?view=speed-test' };

/** A line of one speed that transfers no bytes. */
const line = (megabits: number, changes: Partial<SpeedTestServer> = {}) => {
  const transfer: SpeedTestServer['download'] = async (bytes, hear) =>
    hear({ bytes, ms: (bytes * 8) / (megabits * 1000) });
  const server = { ping: async () => 12, download: transfer, upload: transfer, ...changes };
  return vi.spyOn(speedTestServers, 'at').mockReturnValue(server);
};

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('the speed test', () => {
  it('compares the measured speed with the plan’s, and keeps each run of this visit', async () => {
    line(148);
    const { user } = await openPortal(maya);
    await user.click(await screen.findByRole('button', { name: 'Start the test' }));
    expect(await screen.findByText(/^As fast as your \w+ allows$/)).toBeVisible();
    expect(screen.getByText(/148 of 150 Mb\/s/)).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Download' }).getAttribute('aria-valuetext')).toBe(
      '148 Mb/s',
    );
    line(40);
    await user.click(screen.getByRole('button', { name: 'Test again' }));
    expect(await screen.findByText(/^Much slower than your \w+ allows$/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Your tests on this visit' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const chart = screen.getByRole('list', { name: /Download speed of each test/ });
    expect(
      within(chart)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual([expect.stringContaining('148'), expect.stringContaining('40')]);
  });

  it('says outside the network that it measures the Wi-Fi there, and the dashboard does not offer it', async () => {
    const inside = await openPortal(maya);
    await screen.findByRole('button', { name: 'Start the test' });
    localStorage.removeItem('foyer.location');
    const { goTo } = await inside.reload();
    expect(await screen.findByText('You can’t test the speed from here')).toBeVisible();
    expect(screen.getByText(/^The test measures the Wi-Fi between a device and/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start the test' })).toBeNull();
    goTo('/portal');
    expect(await screen.findByRole('link', { name: 'Last invoice' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Run a speed test' })).toBeNull();
  });

  it('is not offered to an agent, whose connection is not the customer’s', async () => {
    const agent = { venue: 'union-street', persona: 'agent' };
    const { goTo } = await openPortal({ ...agent, path: '/portal/my-account' });
    await screen.findByRole('heading', { level: 1, name: /^Account Details/ });
    expect(screen.queryByRole('link', { name: 'Speed test' })).toBeNull();
    goTo('/portal/my-account?view=speed-test');
    expect(await screen.findByText(/Ask the customer to run it\.$/)).toBeVisible();
  });

  it('shows an error when the server does not answer', async () => {
    line(10, { download: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = await openPortal(maya);
    await user.click(await screen.findByRole('button', { name: 'Start the test' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('The test stopped')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start the test' })).toBeVisible();
  });

  it('stops on request, without an error', async () => {
    line(10, {
      download: (_bytes, _hear, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        }),
    });
    const { user } = await openPortal(maya);
    await user.click(await screen.findByRole('button', { name: 'Start the test' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Start the test' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the result to the venue, and again when that failed', async () => {
    line(100);
    const { user, clearFaults } = await openPortal({
      ...maya,
      faults: [{ call: 'saveSpeedTest', kind: '500' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Start the test' }));
    expect(await screen.findByText('We couldn’t send the result')).toBeVisible();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('We couldn’t send the result')).toBeNull());
  });

  it('measures against the server that the configuration names', async () => {
    const at = line(100);
    const speedTestBase = 'https://speed.example/test/';
    const { user } = await openPortal({ ...maya, answers: { getPublicConfig: { speedTestBase } } });
    await user.click(await screen.findByRole('button', { name: 'Start the test' }));
    expect(await screen.findByRole('meter', { name: 'Download' })).toBeVisible();
    expect(at).toHaveBeenCalledWith(speedTestBase);
    at.mockRestore();
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await speedTestServers.at(speedTestBase).ping(new AbortController().signal);
    expect(asked.mock.calls[0]?.[0]).toMatch(/^https:\/\/speed\.example\/test\/down\?bytes=0/);
  });

  it('moves real bytes to and from this venue', async () => {
    await openPortal(maya);
    const speedTestServer = speedTestServers.at(null);
    await screen.findByRole('button', { name: 'Start the test' });
    const heard: number[] = [];
    const { signal } = new AbortController();
    expect(await speedTestServer.ping(signal)).toBeGreaterThan(0);
    await speedTestServer.download(200_000, ({ bytes }) => heard.push(bytes), signal);
    expect(heard.reduce((sum, bytes) => sum + bytes, 0)).toBe(200_000);
    heard.length = 0;
    await speedTestServer.upload(200_000, ({ bytes }) => heard.push(bytes), signal);
    expect(heard.reduce((sum, bytes) => sum + bytes, 0)).toBe(200_000);
  });
});
