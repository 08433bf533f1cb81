import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entryAddress, openPortal, type Opening } from '~/testing/openPortal';

/** Opens the portal as a browser does whose proof is over: the gateway does not vouch for the device. */
const openUnseen = async ({ path = '/', ...opening }: Opening) => {
  const url = (await entryAddress(opening)).replace(/&gateway_proof=[^&]*/, '');
  const entered = await (await openPortal({ venue: opening.venue ?? 'canal-wharf' })).visit(url);
  entered.goTo(path);
  return entered;
};

const unseen = { deviceState: 'unseen', connect: null };

const wayBack = () => screen.findByText(/^We can’t tell whether this device is on our Wi-Fi\./);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

// CONN-12
describe('a device that the gateway does not see', () => {
  it('is neither connected nor nearly online on the landing page, which says how to get online', async () => {
    await openUnseen({});
    await heading('Get online at Canal Wharf');
    expect(await wayBack()).toBeVisible();
    expect(screen.queryByText(/^Connected to/)).toBeNull();
    expect(screen.queryByText(/nearly online/)).toBeNull();
  });

  it('gets no promise on the log-in page', async () => {
    await openPortal({ path: '/login', answers: { gatewayLogin: unseen } });
    expect(await screen.findByText(/^Log in to see your/)).toBeVisible();
    expect(screen.queryByText('Log in to get this device online.')).toBeNull();
  });

  it('shows a customer with access the way back in place of Connect, and no speed test', async () => {
    const { goTo } = await openUnseen({ persona: 'maya', mac: '02:5E:00:00:10:01' });
    goTo('/portal');
    expect(await wayBack()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect this device' })).toBeNull();
    goTo('/portal?view=speed-test');
    expect(
      await screen.findByText(/turn Wi-Fi off and on\. Then open this page again\.$/),
    ).toBeVisible();
  });

  it('shows it in the check of the connection too', async () => {
    await openUnseen({ persona: 'maya', mac: '02:5E:00:00:10:02', path: '/connection-check' });
    expect(await screen.findByText(/We didn’t find a fault|isn’t connected yet/)).toBeVisible();
    expect(await wayBack()).toBeVisible();
    expect(screen.queryByText(/Connect this device to use it/)).toBeNull();
  });

  it('says above the form of the own device why it cannot be signed up', async () => {
    const { user } = await openUnseen({ venue: 'saltwater-lido', path: '/?tab=connect-device' });
    await user.click(await screen.findByRole('checkbox', { name: /terms/ }));
    await user.click(screen.getByRole('button', { name: 'Get online' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toMatch(/We can’t see this device on the Wi-Fi/));
    expect(within(alert).queryByRole('link')).toBeNull();
  });
});

// DEV-10
describe('a device without a free slot', () => {
  const answers = { gatewayLogin: { deviceState: 'captive', connect: null, noFreeSlot: true } };

  it('leads to the devices in place of Connect', async () => {
    const { goTo } = await openPortal({ persona: 'maya', path: '/portal', answers });
    const title = await screen.findByText('You’re using all your device slots');
    const banner = title.closest<HTMLElement>('[role="status"]');
    expect(banner && within(banner).getByRole('link').getAttribute('href')).toBe(
      '#/portal/device-management',
    );
    expect(screen.queryByRole('button', { name: 'Connect this device' })).toBeNull();
    goTo('/connection-check');
    expect(await screen.findByText('This device isn’t connected yet')).toBeVisible();
    expect(await screen.findByText('You’re using all your device slots')).toBeVisible();
  });
});
