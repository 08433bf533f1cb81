import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPortal, type Fault, type OpenPortal, type Opening } from '~/testing/openPortal';
import { callSandboxConsole } from '~/testing/callSandboxConsole';
import { accountOnServer, callInAnotherTab, newEmail, PASSWORD, fillIn } from '~/testing/sandbox';

const open = async (opening: Opening): Promise<OpenPortal> => {
  const portal = await openPortal({ path: '/?tab=register', ...opening });
  await screen.findByLabelText('First name');
  return portal;
};

const fill = async ({ user }: OpenPortal, email: string): Promise<void> => {
  await fillIn(user, screen.getByLabelText('First name'), 'Robin');
  await fillIn(user, screen.getByLabelText('Last name'), 'Ellis');
  await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), email);
  await fillIn(user, screen.getByLabelText('Choose a password'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
};

const send = async ({ user }: OpenPortal): Promise<void> => {
  const button = screen.getByRole('button', { name: 'Create my account' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
};
/** A new customer without a plan sees the landing page. */
const expectLoggedIn = async (): Promise<void> => {
  await reach('/');
  expect((await callInAnotherTab('/user')).status).toBe(200);
};
/** A backend whose answer to registering brings no session: the portal logs in. */
const giveNoSession = (): void => {
  const real = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const answer = await real(address, init);
    if (init?.method !== 'POST' || !String(address).endsWith('/user')) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('authorization');
    return new Response(answer.body, { status: answer.status, headers });
  };
  onTestFinished(() => void (globalThis.fetch = real));
};
const reach = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`));

describe('registering', () => {
  it('asks for the site’s fields in their order, and marks the optional ones', async () => {
    await open({ venue: 'mercer-lofts' });
    const labels = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
    expect(labels).toEqual(['firstName', 'lastName', 'email', 'mobile', 'zoneName']);
    expect(screen.getByLabelText('Apartment').getAttribute('maxlength')).toBe('30');
    expect(screen.getByLabelText('First name').getAttribute('autocomplete')).toBe('given-name');
  });

  // FORM-1
  it.each([
    ['firstName', 50],
    ['lastName', 50],
    ['zoneName', 30],
    ['buildingName', 50],
    ['siteName', 50],
    ['email', 100],
  ])('holds at most so many characters of %s: %i', async (name, most) => {
    const names = [...new Set(['firstName', name])];
    const fields = names.map((each) => ({ name: each, required: true }));
    const { user } = await open({ answers: { getRegistrationFields: { fields } } });
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
    const box = boxes.find((each) => each.name === name);
    if (!box) throw new Error(`There is no field ${name}.`);
    await fillIn(user, box, 'x'.repeat(120));
    expect(box.value).toHaveLength(most);
  });

  it('names a site’s description field, and limits it to 500 characters', async () => {
    const fields = ['firstName', 'description'].map((name) => ({ name, required: true }));
    const { user } = await open({ answers: { getRegistrationFields: { fields } } });
    const box = screen.getByRole('textbox', { name: 'Description' });
    await user.click(box);
    await user.paste('x'.repeat(501));
    expect(box).toHaveValue('x'.repeat(500));
  });

  it('lists the errors in the order of the fields', async () => {
    const portal = await open({ venue: 'mercer-lofts' });
    await send(portal);
    const summary = within(await screen.findByRole('group', { name: /to fix$/ }));
    const listed = summary.getAllByRole('link').map(({ textContent }) => textContent.split(':')[0]);
    expect(listed.slice(0, 4)).toEqual([
      'First name',
      'Last name',
      'Email address',
      'Mobile number',
    ]);
  });

  it('accepts only addresses of the site’s domains, and asks for the operator’s number where users have one', async () => {
    const portal = await open({ venue: 'meridian-tower' });
    await fillIn(
      portal.user,
      screen.getByRole('textbox', { name: 'Email address' }),
      'me@elsewhere.example',
    );
    await send(portal);
    const link = await screen.findByRole('link', {
      name: 'Email address: Use an email address that ends in @harcourt.example or @lindenlaw.example.',
    });
    expect(link).toBeVisible();
    expect(screen.getByLabelText(/Membership number/)).toBeVisible();
  });

  it('asks for each marketing channel separately in a row that unfolds, ticks none, and requires none', async () => {
    const portal = await open({ venue: 'station-lofts' });
    const group = within(screen.getByRole('group', { name: 'Can we send you offers?' }));
    const boxes = group.getAllByRole('checkbox');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(box).toHaveProperty('checked', false);
    for (const box of boxes) expect(box).not.toBeVisible();
    await portal.user.click(screen.getByText('Can we send you offers?'));
    for (const box of boxes) expect(box).toBeVisible();
    await fill(portal, newEmail());
    await portal.user.click(group.getByRole('checkbox', { name: 'Letter' }));
    await send(portal);
    await reach('/portal');
    const { detailedMarketingOptIn } = await accountOnServer();
    expect(detailedMarketingOptIn).toEqual({ email: '0', sms: '0', post: '1', phone: '0' });
  });

  it.each<[string, Fault[], string]>([
    ['the channels', [], 'Letter'],
    ['one box', [{ call: 'getMarketingPreferences', kind: '500' }], 'Send me news and offers'],
  ])('stores no marketing answer for a user who leaves %s unticked', async (_, faults, box) => {
    const portal = await open({ faults });
    expect(screen.getByRole('checkbox', { name: box })).toHaveProperty('checked', false);
    await fill(portal, newEmail());
    await send(portal);
    await expectLoggedIn();
    const { marketingOptIn, detailedMarketingOptIn } = await accountOnServer();
    expect([marketingOptIn, Object.values(detailedMarketingOptIn ?? {})]).toEqual([null, []]);
  });

  // PREF-6
  it('sends the words of the one box for all offers with its answer', async () => {
    const portal = await open({ venue: 'trenance-cove' });
    await fill(portal, newEmail());
    await portal.user.click(screen.getByRole('checkbox', { name: 'Send me news and offers' }));
    await send(portal);
    await expectLoggedIn();
    const record = (await (await callInAnotherTab('/user/consents')).json()) as object[];
    expect(record).toContainEqual(
      expect.objectContaining({
        kind: 'marketing',
        answer: true,
        textVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      }),
    );
  });

  it('leaves the marketing channels out when they do not load', async () => {
    await open({
      venue: 'station-lofts',
      faults: [{ call: 'getMarketingPreferences', kind: '500' }],
    });
    expect(screen.getByRole('checkbox', { name: 'Send me news and offers' })).toBeVisible();
  });

  it('fills in the log-in page with the address as the server keeps it, when the log-in fails', async () => {
    const portal = await open({
      answers: { registerUser: { email: 'robin@kept.example' } },
      faults: [{ call: 'login', kind: '401' }],
    });
    giveNoSession();
    await fill(portal, newEmail());
    await send(portal);
    await reach('/login');
    // The address changes before the screen does, and both have this field.
    await waitFor(() =>
      expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'robin@kept.example'),
    );
  });

  it('offers a retry when the registration fields do not load', async () => {
    const portal = await openPortal({
      path: '/?tab=register',
      faults: [{ call: 'getRegistrationFields', kind: '500' }],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await portal.clearFaults();
    await portal.user.click(again);
    expect(await screen.findByLabelText('First name')).toBeVisible();
  });

  it('opens the terms over the form, which keeps the typed values', async () => {
    const { user } = await open({});
    await fillIn(user, screen.getByLabelText('First name'), 'Robin');
    await user.click(screen.getByRole('button', { name: 'terms' }));
    const reader = await screen.findByRole('dialog');
    // The text shows first; its markup replaces it.
    await waitFor(() => expect(within(reader).getByText(/Fair use/)).toBeVisible());
    await user.click(within(reader).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Robin');
    expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveProperty('checked', false);
  });

  it('shows a taken address beside its field, and keeps the other values', async () => {
    const portal = await open({});
    await fill(portal, 'maya.okafor@hey.co.uk');
    await fillIn(portal.user, screen.getByLabelText('Choose a password'), 'not hers at all');
    await send(portal);
    expect(await screen.findByText(/^There’s already an account with this/)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Robin');
  });

  // REG-3
  it('leads from a taken address to the log-in and to a new password, with the address filled in', async () => {
    const portal = await open({});
    await fill(portal, 'maya.okafor@hey.co.uk');
    await fillIn(portal.user, screen.getByLabelText('Choose a password'), 'not hers at all');
    await send(portal);
    await portal.user.click(await screen.findByRole('link', { name: 'I forgot my password' }));
    await reach('/password-recovery');
    expect(await screen.findByLabelText('Email address')).toHaveProperty(
      'value',
      'maya.okafor@hey.co.uk',
    );
  });

  it('logs in although its answer cannot be read, and when it is sent again after a lost answer', async () => {
    const unread = await open({
      faults: [{ call: 'registerUser', kind: 'malformed', once: true }],
    });
    await fill(unread, newEmail());
    await send(unread);
    await expectLoggedIn();

    const lost = await open({});
    const email = newEmail();
    await fill(lost, email);
    const body = { email, password: PASSWORD, firstName: 'Robin', lastName: 'Ellis' };
    await callInAnotherTab('/user', {
      method: 'POST',
      body: JSON.stringify({ ...body, isTermsAndConditionAccepted: true }),
    });
    await send(lost);
    await expectLoggedIn();
  });

  it('asks a user who already has an account for the SMS code, and says why', async () => {
    const portal = await open({ venue: 'meridian-tower' });
    const sent = vi.spyOn(globalThis, 'fetch');
    await fill(portal, 'frances.holt@harcourt.example');
    await fillIn(portal.user, screen.getByLabelText('Mobile number'), '+447700900742');
    await send(portal);
    const heading = await screen.findByRole('heading', { name: 'Check your phone.' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/You already have an account here.*ending 742/)).toBeVisible();
    expect(await screen.findByLabelText('Code')).toBeVisible();
    // Only for a user whom the registration has created does the log-in skip the code.
    const stages = sent.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('x-registration-stage'),
    );
    expect(stages).toContain('0');
  });

  // START-7
  it('says that the site’s information does not load any more, and the account is there', async () => {
    const portal = await open({});
    await portal.injectFault({
      call: 'getSiteInfo',
      kind: '500',
      said: 'We’re updating this site.',
    });
    await fill(portal, newEmail());
    await send(portal);
    const error = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(error).toHaveTextContent('We’re updating this site.');
    await expectLoggedIn();
  });

  it('leads to the log-in page when the account exists but logging in got no answer', async () => {
    const portal = await open({});
    await fill(portal, newEmail());
    giveNoSession();
    await portal.injectFault({ call: 'login', kind: '502', once: true });
    await send(portal);
    await screen.findByText(/We’ve created your account/);
    await send(portal);
    await expectLoggedIn();
  });

  it('keeps a draft through a reload, with the accepted terms but without the password', async () => {
    const portal = await open({});
    await fill(portal, 'robin@post.example');
    await portal.reload();
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Robin');
    expect(screen.getByLabelText('Choose a password')).toHaveProperty('value', '');
    expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveProperty('checked', true);
  });

  it('lets a user without a plan reach the payment page and email', async () => {
    const mac = '02:00:5E:10:00:01';
    const portal = await open({ mac });
    await fill(portal, newEmail());
    await send(portal);
    await reach('/');
    const device = `/device?${new URLSearchParams({ mac, location_id: 'canal-wharf' })}`;
    await waitFor(async () =>
      expect(await callSandboxConsole(device)).toEqual({ state: 'quarantined' }),
    );
  });
});
