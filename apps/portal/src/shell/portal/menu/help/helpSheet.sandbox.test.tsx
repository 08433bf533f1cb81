import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { losePage } from '~/testing/losePage';
import { openPortal } from '~/testing/openPortal';

afterEach(() => vi.restoreAllMocks());

const network = vi.hoisted(() => ({ isDown: true }));

vi.mock('./HelpSheet', async (importActual) => {
  if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
  return importActual();
});

const openHelp = async (options: Parameters<typeof openPortal>[0]) => {
  const { user } = await openPortal(options);
  const [help] = await screen.findAllByRole('button', { name: 'Help' });
  await user.click(help as HTMLElement);
  return { user };
};

describe('help', () => {
  it('says whom to ask when it does not load, and opens once it does', async () => {
    const { user } = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await screen.findByText('Your details');
    losePage();
    // The button of the page: that of the loading state is gone.
    const openIt = () =>
      user.click(screen.getAllByRole('button', { name: 'Help' })[0] as HTMLElement);
    await openIt();
    expect(await screen.findByText(/couldn’t open help.+0330 808 4410/)).toBeVisible();
    network.isDown = false;
    await waitFor(async () => {
      await openIt();
      expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible();
    });
  });

  it('opens over the page, with whom to call, write to and read, and with answers', async () => {
    const { user } = await openHelp({ persona: 'maya', path: '/portal/my-account' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Help' }));
    const hrefs = ['Call', 'Write an email', 'Help'].map((name) =>
      sheet.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      'tel:03308084410',
      'mailto:help@foyer.example',
      'https://foyer.example/help',
    ]);
    expect(sheet.getByText('My device isn’t online')).toBeVisible();
    await user.click(sheet.getByText('Where are my invoices?'));
    await user.click(sheet.getByRole('link', { name: 'Open Billing Information' }));
    await waitFor(() => expect(window.location.hash).toBe('#/portal/billing-information'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies the device’s address, the network and the plan', async () => {
    const { user } = await openHelp({ persona: 'maya', path: '/portal' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Help' }));
    await sheet.findByText('Plus');
    await user.click(sheet.getByRole('button', { name: 'Copy these details' }));
    expect(await sheet.findByText('We’ve copied the details.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Device address: (?:[\dA-F]{2}:){5}[\dA-F]{2}\nNetwork: CanalWharf-WiFi\nPlan: Plus$/,
    );
  });

  it('shows words without a link as words, and names only pages that the person has', async () => {
    await openHelp({ venue: 'halden-arcade', persona: 'elena', path: '/portal/my-account' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Help' }));
    expect(sheet.getByText('Dial 0 for reception')).toBeVisible();
    expect(sheet.queryByText('Where are my invoices?')).toBeNull();
    expect(sheet.queryByRole('link', { name: /^Write/ })).toBeNull();
  });
});
