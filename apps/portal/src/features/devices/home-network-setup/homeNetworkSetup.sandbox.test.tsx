import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '~/shared/routing/paths';
import { openPortal } from '~/testing/openPortal';
import { currentPath } from '~/shared/routing/currentPath';

const DEVICES = '/portal/device-management';
const frances = { venue: 'meridian-tower', persona: 'frances' };
const priya = { venue: 'union-street', persona: 'priya' };

const SHARING = 'Let my devices see each other';

describe('the home-networking wizard', () => {
  const steps = async (user: Awaited<ReturnType<typeof openPortal>>['user'], buttons: string[]) => {
    for (const name of buttons) await user.click(await screen.findByRole('button', { name }));
  };

  it('leads from the explanation to devices, wired ones included, at its own address', async () => {
    const { user } = await openPortal({
      persona: 'maya',
      path: '/portal/manage-your-plan/home-networking-wizard',
    });
    expect(await screen.findByRole('heading', { name: 'A network of your own' })).toBeVisible();
    await steps(user, ['Start', 'Continue']);
    expect(screen.getByRole('img', { name: 'Code to connect to CanalWharf-Home' })).toBeVisible();
    await steps(user, ['My device is connected', 'Continue', 'Continue', 'Go to your devices']);
    await waitFor(() => expect(currentPath()).toBe(DEVICES));
  });

  it('keeps its step in the address: a reload stays, and Back goes a step back', async () => {
    const portal = await openPortal({ persona: 'maya', path: paths.homeNetworking });
    await steps(portal.user, ['Start', 'Continue']);
    expect(await screen.findByRole('heading', { name: 'Connect your first device' })).toBeVisible();
    await portal.reload();
    expect(await screen.findByRole('heading', { name: 'Connect your first device' })).toBeVisible();
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Name and password' })).toBeVisible();
  });

  it('goes back step by step from a step that was opened by its address', async () => {
    const { user } = await openPortal({
      persona: 'maya',
      path: `${paths.homeNetworking}?step=join`,
    });
    await steps(user, ['Back']);
    expect(await screen.findByRole('heading', { name: 'Name and password' })).toBeVisible();
  });

  it('shows the key wherever it has to be typed', async () => {
    const { user, goTo } = await openPortal({ ...frances, path: '/portal/my-account' });
    for (const step of ['network', 'join', 'headless']) {
      goTo(`${paths.homeNetworking}?step=${step}`);
      await user.click(await screen.findByRole('button', { name: 'Show Wi-Fi password' }));
      expect(screen.getByText('ivory-kettle-5566-aspen')).toBeVisible();
      goTo('/portal/my-account');
      await waitFor(() => expect(screen.queryByText('ivory-kettle-5566-aspen')).toBeNull());
    }
  });

  it('goes on after a new key, and Back never leads to the move that is done', async () => {
    const { user } = await openPortal({
      venue: 'union-street',
      persona: 'migrating',
      path: `${DEVICES}?view=set-up`,
      answers: { getDevices: { dpskMigrationNeeded: true } },
    });
    await steps(user, ['Start', 'Get the new password']);
    expect(await screen.findByRole('heading', { name: 'Name and password' })).toBeVisible();
    await steps(user, ['Back']);
    expect(await screen.findByRole('heading', { name: 'A network of your own' })).toBeVisible();
    await steps(user, ['Start']);
    expect(await screen.findByRole('heading', { name: 'Name and password' })).toBeVisible();
  });

  it('ends on a page with name, key and code for a resident who does not manage devices', async () => {
    const { user, goTo } = await openPortal({
      venue: 'mercer-lofts',
      persona: 'dana',
      path: `${paths.homeNetworking}?step=intro`,
      answers: { getSiteInfo: { shareVlan: true } },
    });
    await steps(user, ['Start', 'Continue', 'My device is connected']);
    expect(await screen.findByRole('heading', { name: /^TVs/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a device' })).toBeNull();
    await steps(user, ['Continue', 'Go to your network']);
    await screen.findByRole('heading', { level: 1, name: /Network/ });
    expect(screen.getByRole('img', { name: /^Code to connect to/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Wi-Fi password' })).toBeVisible();
    expect(screen.getByRole('switch', { name: SHARING })).toBeVisible();
    goTo('/portal');
    await user.click(await screen.findByRole('link', { name: /Wi-Fi password/i }));
    await screen.findByRole('img', { name: /^Code to connect to/ });
  });

  it('is a view of the devices page for users who cannot open plan pages', async () => {
    await openPortal({ ...priya, path: DEVICES });
    const link = await screen.findByRole('link', { name: 'Set up step by step' });
    expect(link.getAttribute('href')).toBe(`#${DEVICES}?view=set-up`);
  });

  it('creates the first key at a site that keeps its keys outside', async () => {
    const { user } = await openPortal({
      venue: 'mercer-lofts',
      persona: 'dana',
      path: '/portal/manage-your-plan/home-networking-wizard',
    });
    await steps(user, ['Start']);
    expect(await screen.findByRole('button', { name: 'Copy Wi-Fi password' })).toBeVisible();
  });

  // SES-35
  it('tells an agent before it shows the password, and names the button after that', async () => {
    const { user } = await openPortal({
      venue: 'union-street',
      persona: 'agent',
      path: `${DEVICES}?view=set-up`,
    });
    const show = await screen.findByRole('button', { name: 'Show Wi-Fi password' });
    expect(screen.getByText(/the customer can see that in their account/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await user.click(show);
    expect(await screen.findByRole('heading', { name: 'Name and password' })).toBeVisible();
    await steps(user, ['Back']);
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
    expect(screen.queryByText(/the customer can see that in their account/)).toBeNull();
  });
});
