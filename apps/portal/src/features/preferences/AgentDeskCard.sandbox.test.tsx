import { DAY } from '@foyer/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodiesOf } from '~/testing/faults/recordCalls';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab } from '~/testing/sandbox';

const path = '/portal/preferences-and-privacy';
const halls = { venue: 'union-street', persona: 'agent', path };
const desk = async () =>
  within(
    (await screen.findByRole('heading', { name: 'What you can do for this customer' })).closest(
      'section',
    ) ?? document.body,
  );

// DESK-1
describe('what an agent can do for a customer', () => {
  it('is not shown to the customer', async () => {
    await openPortal({ venue: 'union-street', persona: 'priya', path });
    expect(await screen.findByRole('heading', { name: 'Where you’re logged in' })).toBeVisible();
    expect(screen.queryByText('What you can do for this customer')).toBeNull();
  });

  // DESK-2
  it('is to add free time, whose new end each button names', async () => {
    const endsAt = Date.UTC(2026, 2, 10, 12);
    await openPortal({
      ...halls,
      answers: {
        getAgentDesk: { acts: ['giveTime'], days: [3], endsAt: new Date(endsAt).toISOString() },
      },
    });
    const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });
    const name = new RegExp(`^Add 3 days free, until .*${day.format(endsAt + 3 * DAY)}`);
    expect((await desk()).getByRole('button', { name })).toBeVisible();
    expect((await desk()).getByText(new RegExp(`ends on .*${day.format(endsAt)}`))).toBeVisible();
  });

  // PASS-4
  it('is to send a link for a password, whose other effects are named beside it', async () => {
    await openPortal({ ...halls, answers: { getAgentDesk: { acts: ['sendResetLink'] } } });
    const shown = await desk();
    expect(shown.getByRole('button', { name: 'Send a link to choose a password' })).toBeVisible();
    expect(shown.getByText(/the new password also removes their mobile number/)).toBeVisible();
  });

  // DESK-4
  it('is to suspend the account after a question, and to open it again', async () => {
    const { user } = await openPortal(halls);
    await user.click((await desk()).getByRole('button', { name: 'Suspend the account' }));
    const question = await screen.findByRole('alertdialog', { name: 'Suspend this account?' });
    expect(
      within(question).getByText(
        /Their devices and .+ stay as they are\. If they pay for a .+ that renews/,
      ),
    ).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Suspend the account' }));
    expect(
      await screen.findByText('Done. The customer can see this in their account.'),
    ).toBeVisible();
    const done = await screen.findByRole('list', { name: 'What support did in this account' });
    expect(within(done).getAllByRole('listitem')[0]).toHaveTextContent(/^Suspended the account/);
    await user.click(await (await desk()).findByRole('button', { name: 'Reopen the account' }));
    expect(
      await (await desk()).findByRole('button', { name: 'Suspend the account' }),
    ).toBeVisible();
  });

  // DESK-3
  it.each([
    ['resendOrder', 'Send the last order email again'],
    ['resendConfirmation', 'Send the confirmation link again'],
    ['sendResetLink', 'Send a link to choose a password'],
  ])('has %s by the button "%s", where the backend offers it', async (act, name) => {
    const { user } = await openPortal({
      ...halls,
      answers: { getAgentDesk: { acts: [act], days: [], endsAt: null } },
    });
    await user.click((await desk()).getByRole('button', { name }));
    await waitFor(() => expect(bodiesOf('doAgentAct')).toEqual([{ act }]));
  });

  // GUARD-7
  it('is to send the confirmation link again to a customer who waits for it', async () => {
    const { reload } = await openPortal(halls);
    await desk();
    const site = await callInAnotherTab('/site-info');
    const { features } = (await site.json()) as { features: object };
    await reload({
      getSiteInfo: { features: { ...features, email_activation: true } },
      getUser: { siteUser: { ...(await accountOnServer()), active: false } },
      getAgentDesk: { acts: ['resendConfirmation', 'suspend'], days: [], endsAt: null },
    });
    const shown = await desk();
    expect(shown.getByRole('button', { name: 'Send the confirmation link again' })).toBeVisible();
    expect(shown.getByRole('button', { name: 'Suspend the account' })).toBeVisible();
  });

  it('is to send a link to choose a password, which the customer can see in their account', async () => {
    const { user } = await openPortal(halls);
    const link = { name: 'Send a link to choose a password' };
    await user.click((await desk()).getByRole('button', link));
    expect(
      await screen.findByText('Done. The customer can see this in their account.'),
    ).toBeVisible();
    const done = await screen.findByRole('list', { name: 'What support did in this account' });
    await waitFor(() => expect(done).toHaveTextContent('Sent a link to choose a password'));
  });

  it('says why an act failed', async () => {
    const { user } = await openPortal({
      ...halls,
      faults: [{ call: 'doAgentAct', kind: '500' }],
    });
    const link = { name: 'Send a link to choose a password' };
    await user.click((await desk()).getByRole('button', link));
    expect(await screen.findByText(/^We couldn’t do that\. /)).toBeVisible();
  });
});
