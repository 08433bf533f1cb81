import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';

const DEVICES = '/portal/device-management';

// DEV-12
describe('removing the device in hand', () => {
  it('says that it goes offline, and asks the gateway', async () => {
    const mac = 'A4:83:E7:00:00:09';
    const { user, goTo, store } = await openPortal({
      venue: 'cedar-pine',
      persona: 'marcus',
      mac,
      path: `${DEVICES}/add-device`,
    });
    await user.type(await screen.findByLabelText('Device address'), mac);
    await user.type(screen.getByLabelText('Name'), 'Borrowed phone');
    await user.click(screen.getByRole('button', { name: 'Add this device' }));
    await user.click(await screen.findByRole('link', { name: 'Edit Borrowed phone' }));
    await user.click(await screen.findByRole('button', { name: 'Remove this device' }));
    expect(await screen.findByText(/^You’re using this device\. It goes offline/)).toBeVisible();
    takeCallsMade();
    goTo('/portal/my-account');
    await waitFor(() => expect(takeCallsMade()).toContain('gatewayLogin'));
    expect(store.getState().session.deviceState).toBe('captive');
  });
});
