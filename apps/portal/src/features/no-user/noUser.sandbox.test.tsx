import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { brandTitle } from '~/testing/brandTitles';
import { fillIn, PASSWORD } from '~/testing/sandbox';

const CONNECT = '/?tab=connect-device';
const OTHER = `${CONNECT}&device=other`;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const accept = () => screen.findByRole('checkbox', { name: /terms/ });

/** Catches the form that would leave the page in a browser. */
const catchForm = () =>
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);

describe('connecting a device without an account', () => {
  it('sends the router’s form for this device, once the user has accepted the terms', async () => {
    const submit = catchForm();
    const { user } = await openPortal({ venue: 'saltwater-lido', path: CONNECT });
    await heading('Get this device online.');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await accept());
    await user.click(screen.getByRole('button', { name: 'Get online' }));
    await heading('One more step.');
    expect(submit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Connect this device' }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('registers a TV where visitors pay, and says that it needs a plan', async () => {
    const { user } = await openPortal({ path: CONNECT });
    await heading('Connect a TV or console.');
    await user.type(screen.getByLabelText('Device address'), 'a8.23.fe.11.22.33');
    await user.click(await accept());
    await user.click(screen.getByRole('button', { name: 'Connect the device' }));
    await heading('One step left.');
    expect(screen.getByText(/We’ve registered A8:23:FE:11:22:33/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '#/select-plan',
    );
  });

  // NUJ-6
  it('says where to add a registered TV, and offers it there after the log-in', async () => {
    catchForm();
    const { user, goTo } = await openPortal({ path: CONNECT });
    await heading('Connect a TV or console.');
    await user.type(screen.getByLabelText('Device address'), 'a8.23.fe.44.55.66');
    await user.click(await accept());
    await user.click(screen.getByRole('button', { name: 'Connect the device' }));
    await heading('One step left.');
    expect(screen.getByText(/Then add this address under Device Management\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await fillIn(user, await screen.findByLabelText('Email address'), 'maya.okafor@hey.co.uk');
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.hash).toBe('#/portal'));
    goTo('/portal/device-management/add-device');
    const nearby = await screen.findByRole('list', { name: 'Nearby devices' });
    expect(within(nearby).getByRole('button', { name: /A8:23:FE:44:55:66/ })).toBeVisible();
  });

  it('keeps the typed values when the call fails, and continues at the next try', async () => {
    const { user, clearFaults } = await openPortal({
      venue: 'tollgate-house',
      path: OTHER,
      faults: [{ call: 'createNoAccountUser', kind: 'no-response' }],
    });
    await user.type(await screen.findByLabelText('Device address'), 'A8:23:FE:AA:BB:CC');
    await user.click(await accept());
    await user.click(screen.getByRole('button', { name: 'Connect the device' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Device address').value).toBe(
      'A8:23:FE:AA:BB:CC',
    );
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Connect the device' }));
    const registered = await heading('We’ve registered your device.');
    await waitFor(() => expect(document.activeElement).toBe(registered));
    // Nobody has seen the device yet. CONN-11
    expect(screen.getByText(/^Connect A8:23:FE:AA:BB:CC to /)).toBeVisible();
    expect(screen.queryByText(/We’ve connected|is online/)).toBeNull();
  });

  it('starts again for another device, without errors', async () => {
    const { user } = await openPortal({ venue: 'tollgate-house', path: OTHER });
    await user.type(await screen.findByLabelText('Device address'), 'A8:23:FE:AA:BB:01');
    await user.click(await accept());
    await user.click(screen.getByRole('button', { name: 'Connect the device' }));
    await user.click(await screen.findByRole('button', { name: 'Connect another device' }));
    const again = await heading('Connect a TV or console.');
    await waitFor(() => expect(document.activeElement).toBe(again));
    const address = await screen.findByLabelText<HTMLInputElement>('Device address');
    expect(address.value).toBe('');
    await user.type(address, 'B');
    expect(address.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('keeps the address and the choice of device over a reload', async () => {
    const { user, reload } = await openPortal({ venue: 'tollgate-house', path: OTHER });
    await user.type(await screen.findByLabelText('Device address'), 'A8:23:FE:AA:00:01');
    await reload();
    expect((await screen.findByLabelText<HTMLInputElement>('Device address')).value).toBe(
      'A8:23:FE:AA:00:01',
    );
  });

  it('refuses a blacklisted device, by the equipment list or by the backend', async () => {
    const { user, injectFault } = await openPortal({ venue: 'tollgate-house', path: OTHER });
    const ask = async () => {
      await user.type(await screen.findByLabelText('Device address'), 'B0:A7:37:DE:AD:02');
      await user.click(screen.getByRole('button', { name: 'Connect the device' }));
      await heading('That device can’t connect.');
      expect(screen.getByText(/B0:A7:37:DE:AD:02/)).toBeVisible();
      expect(screen.queryByText('This device can’t connect.')).toBeNull();
    };
    await user.click(await accept());
    await ask();
    // When the list does not answer, the portal refuses no device; then the backend does.
    await injectFault({ call: 'checkCpe', kind: '500' });
    await user.click(screen.getByRole('button', { name: 'Connect another device' }));
    await ask();
  });

  it('shows the terms over the form, and requests them again when they do not load', async () => {
    const { user, clearFaults } = await openPortal({
      venue: 'saltwater-lido',
      path: CONNECT,
      faults: [{ call: 'getTerms', kind: '500' }],
    });
    await user.click(await screen.findByRole('button', { name: 'terms' }));
    expect(await screen.findByText('We couldn’t load the terms')).toBeVisible();
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // The text shows first; its markup replaces it.
    await waitFor(() =>
      expect(screen.getByText(/Terms for the Wi-Fi at Saltwater Lido/)).toBeVisible(),
    );
  });
});

describe('the tabs of the landing page', () => {
  it('show the landing page for a tab that the site does not have', async () => {
    await openPortal({ venue: 'saltwater-lido', path: '/?tab=register' });
    await heading(brandTitle('landing'));
  });

  it('lead to the log-in page for the tab `login`', async () => {
    await openPortal({ path: '/?tab=login' });
    expect(await screen.findByLabelText('Email address')).toBeVisible();
    expect(window.location.hash).toBe('#/login');
  });
});
