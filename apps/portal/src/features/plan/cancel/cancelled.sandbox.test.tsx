import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callInAnotherTab } from '~/testing/sandbox';
import { openPortal } from '~/testing/openPortal';

it('promises nobody to stay online at a closed site', async () => {
  const agent = { venue: 'old-brewery', persona: 'agent' };
  await openPortal({ ...agent, path: '/portal/manage-your-plan/cancel' });
  expect(await screen.findByText(/ runs until .*We won’t charge you again\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Keep / })).toBeNull();
});

// SUB-21
it('promises no access until the period ends in My Plan at a closed site', async () => {
  await openPortal({
    persona: 'maya',
    path: '/portal/manage-your-plan',
    answers: { getSiteInfo: { enabled: false, isImpersonating: true } },
  });
  expect(await screen.findByText(/^We’ll show you what happens before you confirm/)).toBeVisible();
  expect(screen.queryByText(/You’ll stay online/)).toBeNull();
});

// SUB-21
it('offers to keep no plan that a closed site ends, on My Plan and on the dashboard', async () => {
  const agent = { venue: 'old-brewery', persona: 'agent' };
  const portal = await openPortal({ ...agent, path: '/portal/manage-your-plan' });
  expect(await screen.findByText(/^Ends on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Keep / })).toBeNull();
  portal.goTo('/portal');
  expect(await screen.findByText(/^Your plan runs until /)).toBeVisible();
  expect(screen.queryByText(/You can change your mind/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Keep / })).toBeNull();
});

// SUB-21
it.each(['/plans', '?view=pause'])(
  'names no plan to keep first at a closed site: %s',
  async (page) => {
    const agent = { venue: 'old-brewery', persona: 'agent' };
    await openPortal({ ...agent, path: `/portal/manage-your-plan${page}` });
    expect(
      await screen.findByText(/^The Wi-Fi service here has closed, so no \w+ will renew\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/choose to keep it first/)).toBeNull();
  },
);

// SUB-9
it('says on My Plan that the paid fee comes back, before the user keeps the plan', async () => {
  const dana = { venue: 'mercer-lofts', persona: 'dana' };
  const path = '/portal/manage-your-plan/cancel?reason=leaving';
  const { user, goTo } = await openPortal({ ...dana, path });
  const pay = await screen.findByRole('button', { name: /^Pay \$\d+\.\d\d and cancel$/ });
  const [fee] = /\$\d+\.\d\d/.exec(pay.textContent) ?? [];
  await user.click(pay);
  await screen.findByRole('button', { name: /^Keep / });
  goTo('/portal/manage-your-plan');
  expect(await screen.findByText(/^Ends on /)).toBeVisible();
  const keep = screen.getByRole('button', { name: /^Keep / });
  expect(keep.closest('.f-banner')).toHaveTextContent(
    `You paid ${fee} to leave early. If you change your mind, we’ll refund it and your minimum term continues.`,
  );
  await user.click(keep);
  await waitFor(() => expect(screen.queryByText(/^Ends on /)).toBeNull());
});

it('speaks of no fee to a user who paid none', async () => {
  const path = '/portal/manage-your-plan/cancel?reason=leaving';
  const { user } = await openPortal({ persona: 'maya', path });
  await user.click(await screen.findByRole('button', { name: /^End my plan/ }));
  const keep = await screen.findByRole('button', { name: /^Keep / });
  expect(screen.queryByText(/You paid/)).toBeNull();
  await user.click(keep);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Keep / })).toBeNull());
});

// LAW-5
it.each([
  ['offers to withdraw until the day that the server names', '2099-03-02T23:59:59Z', true],
  ['offers no withdrawal where the server names none', null, false],
])('%s, without a minimum term', async (_, withdrawUntil, isOffered) => {
  const path = '/portal/manage-your-plan/cancel?reason=leaving';
  const { reload } = await openPortal({ venue: 'station-lofts', persona: 'hugo', path });
  const answer = await callInAnotherTab('/subscription');
  const { subscription } = (await answer.json()) as { subscription: object };
  await reload({ getSubscription: { subscription: { ...subscription, withdrawUntil } } });
  expect(await screen.findByRole('button', { name: /^End my plan on / })).toBeVisible();
  expect(
    screen.queryAllByText(/^You can also withdraw until March 2, 2099\. .+ we’ll refund/),
  ).toHaveLength(isOffered ? 1 : 0);
  const main = within(screen.getByRole('main'));
  // The foot of the page has this link too.
  expect(main.getAllByRole('link', { name: /^Withdraw/ })).toHaveLength(isOffered ? 2 : 1);
});
