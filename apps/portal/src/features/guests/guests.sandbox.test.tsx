import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab, fillIn } from '~/testing/sandbox';

const PASSES = '/portal/device-management/guest-passes';
const maya = { persona: 'maya', path: PASSES } as const;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

type Portal = Awaited<ReturnType<typeof openPortal>>;

const give = async ({ user }: Portal, name: string): Promise<string> => {
  await fillIn(user, await screen.findByLabelText(/^Who is it for/), name);
  await user.click(screen.getByRole('radio', { name: '4 hours' }));
  await user.click(await button('Give a pass'));
  const ready = await screen.findByRole('group', { name: `The pass for ${name}` });
  return (await within(ready).findByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)).textContent;
};

const end = async ({ user }: Portal, name: string): Promise<void> => {
  await user.click(await button(`End ${name}`));
  await user.click(await button('End the pass'));
  const said = await screen.findByText(`We’ve ended the pass for ${name}.`);
  await waitFor(() => expect(said.parentElement).toHaveFocus());
};

/** The tests use Maya's own passes, so each is ended again. */
afterEach(async () => {
  const portal = await openPortal({ persona: 'maya', path: PASSES });
  await screen.findByText(/of 5 left$/);
  const answer = await callInAnotherTab('/guest-passes');
  const { passes } = (await answer.json()) as { passes: { id: string; state: string }[] };
  for (const { id, state } of passes)
    if (state === 'open' || state === 'running')
      await callInAnotherTab(`/guest-passes/${id}`, { method: 'DELETE' });
  portal.goTo('/portal');
});

describe('a customer', () => {
  // GUEST-5
  it('reads before giving a pass and before a pause that guests go offline with their plan', async () => {
    const { goTo } = await openPortal(maya);
    expect(await screen.findByText(/your guest goes offline too/)).toBeVisible();
    goTo('/portal/manage-your-plan?view=pause');
    expect(await screen.findByText(/Guests with a pass from you go offline too/)).toBeVisible();
  });

  it('gives a pass from the page of devices, and sees its QR code, code and link', async () => {
    const portal = await openPortal({ persona: 'maya', path: '/portal/device-management' });
    await portal.user.click(await screen.findByRole('link', { name: 'Guest passes' }));
    await heading(/^Guest passes/);
    const code = await give(portal, 'Grandma');
    const ready = screen.getByRole('group', { name: 'The pass for Grandma' });
    expect(ready).toHaveFocus();
    expect(within(ready).getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(ready).toHaveTextContent(`/v2/#/guest-pass?code=${code}`);
    expect(ready).toHaveTextContent('connects to the Wi-Fi “CanalWharf-WiFi”');
    expect(ready).toHaveTextContent(
      /The pass lasts up to 4 hours\. Your guest can start it until .+, \d+:\d\d.*\./,
    );
    const list = screen.getByRole('list', { name: 'Passes you’ve given' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      /Grandma.*Not used.*4 hours · Can be used until/,
    );
    expect(screen.getByText('4 of 5 left')).toBeVisible();
    await portal.user.click(within(ready).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  // GUEST-5
  it('reads when their plan pauses, where a pass could last longer', async () => {
    const pauseStart = new Date(Date.now() + 30 * 3_600_000).toISOString();
    await openPortal({ ...maya, answers: { getDashboard: { pauseStart } } });
    expect(
      await screen.findByText(/Your plan pauses on .+, \d+:\d\d.*\. Your guests go offline then/),
    ).toBeVisible();
  });

  it('hands on how long the pass lasts and by when it starts', async () => {
    const shared = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    const portal = await openPortal(maya);
    await give(portal, 'Nan');
    await portal.user.click(await button('Share'));
    Reflect.deleteProperty(navigator, 'share');
    expect(shared.mock.lastCall?.[0].text).toMatch(
      /on the start page\. The pass lasts up to 4 hours\. Start it by .+, \d+:\d\d.*\.$/,
    );
  });

  it('ends a pass after a question, and gets it back if nobody has used it', async () => {
    const portal = await openPortal(maya);
    await give(portal, 'Sam');
    await portal.user.click(await button('End Sam'));
    expect(await screen.findByText(/You can give the pass to another guest/)).toBeVisible();
    await portal.user.click(await button('Keep it'));
    await end(portal, 'Sam');
    expect(await screen.findByText('5 of 5 left')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'The pass for Sam' })).toBeNull();
  });

  it('ends a pass without a name, which is called a guest pass', async () => {
    const { user } = await openPortal(maya);
    await user.click(await screen.findByRole('radio', { name: '4 hours' }));
    await user.click(await button('Give a pass'));
    await user.click(await button('End Guest'));
    expect(await heading('End this guest pass?')).toBeVisible();
    await user.click(await button('End the pass'));
    expect(await screen.findByText('We’ve ended the guest pass.')).toBeVisible();
  });

  // ROUTE-4
  it('sees the passes as they are now after a reload that the address asks for', async () => {
    const { goTo } = await openPortal(maya);
    await screen.findByText('5 of 5 left');
    const given = JSON.stringify({ hours: 4 });
    await callInAnotherTab('/guest-passes', { method: 'POST', body: given });
    goTo(`${PASSES}?reload=true`);
    expect(await screen.findByText('4 of 5 left')).toBeVisible();
  });

  it('is told when there are new ones, where all are given', async () => {
    const answers = {
      getGuestPasses: {
        left: 0,
        resetsAt: '2099-12-24T00:00:00Z',
        takesSlot: true,
      },
    };
    await openPortal({ ...maya, answers });
    expect(await screen.findByText('You’ve given all your guest passes')).toBeVisible();
    expect(screen.getByText(/You’ll get new passes on .*24/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give a pass' })).toBeNull();
    await openPortal({ ...maya, answers: { getGuestPasses: { takesSlot: true } } });
    expect(await screen.findByText(/A guest takes one of your device slots/)).toBeVisible();
  });

  it('sees nothing of guest passes where the site does not offer them', async () => {
    await openPortal({
      persona: 'maya',
      path: '/portal/device-management',
      answers: { getSiteInfo: { guestPasses: null } },
    });
    await screen.findByRole('list', { name: 'Your devices' });
    expect(screen.queryByRole('link', { name: 'Guest passes' })).toBeNull();
    await openPortal({ ...maya, faults: [{ call: 'getGuestPasses', kind: '404' }] });
    expect(await heading('You can’t give guest passes here')).toBeVisible();
  });
});

describe('a guest', () => {
  it('types the code on the landing page and is told until when', async () => {
    const code = await give(await openPortal(maya), 'Uncle');
    const { user } = await openPortal();
    await user.click(await screen.findByRole('link', { name: /^I have a guest pass/ }));
    await fillIn(user, await screen.findByLabelText('Code'), code.toLowerCase());
    await user.click(await button('Get online'));
    await heading('Your guest pass has started.');
    expect(screen.getByText(/You’re a guest of Maya until/)).toBeVisible();
    expect(await button('Connect this device')).toBeVisible();
  });

  it('opens the link, whose code leaves the address; a reload says the same', async () => {
    const code = await give(await openPortal(maya), 'Aunt');
    const portal = await openPortal({ path: `/guest-pass?code=${code}` });
    await heading('Your guest pass has started.');
    expect(window.location.hash).toBe('#/guest-pass');
    await portal.reload();
    expect(await screen.findByText(/You’re a guest of Maya until/)).toBeVisible();
    await openPortal({ path: `/guest-pass?code=${code}` });
    expect(await screen.findByText(/in use on another device/)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue(code);
  });

  // GUEST-9
  it('who is online reads on the landing page when the pass ends', async () => {
    const code = await give(await openPortal(maya), 'Niece');
    const guest = await openPortal({ path: `/guest-pass?code=${code}` });
    await heading('Your guest pass has started.');
    guest.goTo('/');
    const portal = await guest.reload({ gatewayLogin: { deviceState: 'online', connect: null } });
    expect(await screen.findByText(/^You have access until .+, \d/)).toBeVisible();
    expect(portal.store.getState().session.isLoggedIn).toBe(false);
  });

  it('with an account finds the way to use a pass, and reads when it ends', async () => {
    const code = await give(await openPortal(maya), 'Cousin');
    const guest = await openNewAccount('/portal');
    expect(await heading('No active plan')).toBeVisible();
    await guest.user.click(await screen.findByRole('link', { name: 'I have a guest pass' }));
    await fillIn(guest.user, await screen.findByLabelText('Code'), code);
    await guest.user.click(await button('Get online'));
    await heading('Your guest pass has started.');
    guest.goTo('/portal');
    expect(await heading('No active plan')).toBeVisible();
    expect(await button('Connect this device')).toBeVisible();
    expect(await screen.findByText(/^You have access until .+, \d/)).toBeVisible();
    expect(screen.queryByText('Choose a plan to get online.')).toBeNull();
    await guest.reload({ gatewayLogin: { deviceState: 'online', connect: null } });
    expect(await heading('No active plan')).toBeVisible();
    expect(await screen.findByText(/^You have access until .+, \d/)).toBeVisible();
    expect(screen.queryByText('Choose a plan to get online.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'I have a guest pass' })).toBeNull();
  });

  // GUEST-8
  it('who opens the link on mobile data sees the code, and connects to the Wi-Fi first', async () => {
    await openPortal({
      venue: 'old-brewery',
      persona: 'outside',
      path: '/guest-pass?code=ABCD-2345',
    });
    expect(await heading('Connect to the Wi-Fi first.')).toBeVisible();
    expect(await heading('ABCD-2345')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('is told which code is wrong, and can correct it', async () => {
    const { user } = await openPortal({ path: '/guest-pass' });
    await user.click(await button('Get online'));
    expect(await screen.findByLabelText('Code')).toBeInvalid();
    await fillIn(user, screen.getByLabelText('Code'), 'ABCD-2345');
    await user.click(await button('Get online'));
    expect(await screen.findByText(/That code isn.t right/)).toBeVisible();
  });

  it('is not offered a pass where the site has none, or where they have access', async () => {
    await openPortal({ answers: { getSiteInfo: { guestPasses: null } } });
    await screen.findByRole('link', { name: /^Log in/ });
    expect(screen.queryByRole('link', { name: /guest pass/ })).toBeNull();
    await openPortal({ answers: { gatewayLogin: { deviceState: 'online' } } });
    await screen.findByRole('link', { name: /^Log in/ });
    await waitFor(() => expect(screen.queryByRole('link', { name: /guest pass/ })).toBeNull());
  });
});
