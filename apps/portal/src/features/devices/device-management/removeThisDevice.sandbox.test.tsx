import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';

const DEVICES = '/portal/device-management';

// DEV-12
describe('removing the current device', () => {
  it('says that it goes offline, asks the gateway, and offers to connect it again', async () => {
    const mac = 'A4:83:E7:00:00:09';
    const { user, goTo } = await openPortal({
      venue: 'cedar-pine',
      persona: 'marcus',
      mac,
      path: `${DEVICES}/add-device`,
    });
    await user.type(await screen.findByLabelText('Device address'), mac);
    await user.type(screen.getByLabelText('Name'), 'Borrowed phone');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    // It has joined the network already. Rule CONN-11.
    expect(await screen.findByText('We’ve added Borrowed phone.')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Edit Borrowed phone' }));
    await user.click(await screen.findByRole('button', { name: 'Remove this device' }));
    expect(await screen.findByText(/^You’re using this device\. It goes offline/)).toBeVisible();
    takeCallsMade();
    goTo('/portal/my-account');
    await waitFor(() => expect(takeCallsMade()).toContain('gatewayLogin'));
    goTo('/portal');
    expect(await screen.findByRole('button', { name: 'Connect this device' })).toBeVisible();
  });
});
