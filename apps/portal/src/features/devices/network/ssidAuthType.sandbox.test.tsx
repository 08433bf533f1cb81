import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '~/shared/routing/paths';
import { openPortal } from '~/testing/openPortal';

const open = (getDevices: object) =>
  openPortal({
    venue: 'canal-wharf',
    persona: 'maya',
    path: `${paths.homeNetworking}?step=join`,
    answers: { getDevices },
  });

const code = () => screen.findByRole('img', { name: 'Code to connect to CanalWharf-Home' });

// NET-5
describe('a personal network', () => {
  it('without a key shows its code, and no key', async () => {
    await open({ ssidAuthType: 'OPEN', wpaPskPassphrase: null });
    expect(await code()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy Wi-Fi password' })).toBeNull();
  });

  it('of WPA3 says which devices may not join', async () => {
    await open({ ssidAuthType: 'WPA3' });
    expect(await screen.findByText(/^This network uses WPA3\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Wi-Fi password' })).toBeVisible();
  });

  it.each(['WPA2', 'one that the portal does not know'])('of %s has a key', async (type) => {
    await open({ ssidAuthType: type });
    expect(await code()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Wi-Fi password' })).toBeVisible();
    expect(screen.queryByText(/WPA3/)).toBeNull();
  });
});
