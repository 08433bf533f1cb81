import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnswerSent, calls } from '@foyer/api-client/contract';
import { paths } from '~/shared/routing/paths';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab } from '~/testing/sandbox';

const open = (getDevices: object) =>
  openPortal({
    venue: 'canal-wharf',
    persona: 'maya',
    path: `${paths.homeNetworking}?step=join`,
    answers: { getDevices },
  });

const code = () => screen.findByRole('img', { name: 'Code to connect to CanalWharf-Home' });

/** The password of the personal network as the server has it. */
const passwordOnServer = async (): Promise<string> => {
  const answer = await callInAnotherTab('/devices');
  const list = (await answer.json()) as AnswerSent<typeof calls.getDevices>;
  return String(list.wpaPskPassphrase);
};

// NET-5
describe('a personal network', () => {
  it('without a key shows its code, and no key', async () => {
    await open({ ssidAuthType: 'OPEN', wpaPskPassphrase: null });
    expect(await code()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy Wi-Fi password' })).toBeNull();
  });

  it('shows the password that another window has made, once the person comes back', async () => {
    const { user } = await open({});
    await user.click(await screen.findByRole('button', { name: 'Show Wi-Fi password' }));
    const before = await passwordOnServer();
    expect(await screen.findByText(before)).toBeVisible();
    await callInAnotherTab('/network/handle-dpsk', {
      method: 'POST',
      body: JSON.stringify({ renew: true }),
    });
    const after = await passwordOnServer();
    expect(after).not.toBe(before);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(after)).toBeVisible();
    expect(screen.queryByText(before)).toBeNull();
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

  // NET-14
  it.each([{ paused: true }, { hasActiveSubscription: false }])(
    'says that it gets nobody online while its owner has no access: %o',
    async (without) => {
      const portal = await openPortal({
        venue: 'canal-wharf',
        persona: 'maya',
        path: `${paths.homeNetworking}?view=network`,
      });
      const siteUser = { ...(await accountOnServer()), ...without };
      await portal.reload({ getUser: { siteUser } });
      expect(
        await screen.findByText(/^You don’t have access at the moment, so this network/),
      ).toBeVisible();
      expect(screen.getByText('CanalWharf-Home')).toBeVisible();
      expect(screen.queryByText('On')).toBeNull();
      expect(screen.queryByRole('img', { name: /^Code to connect/ })).toBeNull();
    },
  );
});
