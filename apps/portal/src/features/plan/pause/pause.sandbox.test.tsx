import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeCallsMade } from '~/testing/faults/recordCalls';
import { expectAbove, orderTerms } from '~/testing/orderTerms';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab } from '~/testing/sandbox';

const begun = {
  venue: 'ruda-park-connect',
  persona: 'paused',
  path: '/portal/manage-your-plan?view=pause',
};

/** The instant so many days from now. */
const instantIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const dayIn = (days: number): string => instantIn(days).slice(0, 10);

/** A pause for £2.00 that starts in so many days, or has started. */
const pauseFrom = (days: number) => ({
  id: 'pau_1',
  price: 2,
  currency: 'GBP',
  startDate: instantIn(days),
  endDate: instantIn(30),
});

it('asks nothing for a pause that is paid for', async () => {
  await openPortal(begun);
  expect(await screen.findByText('Nothing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the pause' })).toBeVisible();
});

// PAUSE-7
it('a longer pause that has begun says in which days its end refunds the new payment', async () => {
  const until = dayIn(200);
  await openPortal({ ...begun, path: `${begun.path}&until=${until}` });
  expect(
    await screen.findByText(
      'We’ll charge your card once, when you confirm. If you end the pause within 14 days of paying, we’ll refund what you paid for the days that you haven’t used. A day that has started counts as used.',
    ),
  ).toBeVisible();
});

// PAUSE-7
it.each([
  {
    status: 'active',
    from: -5,
    press: 'End the pause now',
    heading: 'End the pause now?',
    says: /^We can’t refund the £2\.00 you paid for the pause\./,
    keep: /^Paused until /,
  },
  {
    status: 'active',
    from: -5,
    until: 5,
    press: 'End the pause now',
    heading: 'End the pause now?',
    says: 'We’ll refund the £2.00 you paid for the pause. It goes back to your card.',
    keep: /^Paused until /,
  },
  {
    status: 'active',
    from: -20,
    until: 5,
    refundable: 0.5,
    press: 'End the pause now',
    heading: 'End the pause now?',
    says: /^We’ll refund £0\.50 of the £2\.00 you paid for the pause\./,
    keep: /^Paused until /,
  },
  {
    status: 'scheduled',
    from: 5,
    press: 'Cancel the pause',
    heading: 'Cancel the pause?',
    says: 'We’ll refund the £2.00 you paid for the pause. It goes back to your card.',
    keep: /^A pause starts on /,
  },
])(
  'asks before a paid pause that is $status ends, and says what becomes of its price',
  async ({ status, from, until = -1, refundable, press, heading: question, says, keep }) => {
    const { user } = await openPortal({
      ...(status === 'active' ? begun : { venue: 'station-lofts', persona: 'hugo' }),
      path: '/portal/manage-your-plan',
      answers: {
        getPause: {
          ...pauseFrom(from),
          state: status,
          refundableUntil: instantIn(until),
          refundAmount: refundable ?? null,
        },
      },
    });
    takeCallsMade();
    await user.click(await screen.findByRole('button', { name: press }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    expect(within(dialog).getByText(says)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep the pause' }));
    expect(screen.getByText(keep)).toBeVisible();
    expect(takeCallsMade()).not.toContain('endPause');
  },
);

// PAUSE-7
it('a cancellation says that it cancels a booked pause, and what becomes of its price', async () => {
  await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal/manage-your-plan/cancel?reason=leaving',
    answers: { getPause: { ...pauseFrom(5), state: 'scheduled' } },
  });
  expect(await screen.findByText(/we’ll also cancel the pause that you’ve booked/)).toBeVisible();
  expect(screen.getByText(/^We’ll refund the £2\.00 you paid for the pause\./)).toBeVisible();
});

// PAUSE-1
it.each([
  ['the dashboard', '/portal', 2],
  ['My Plan', '/portal/manage-your-plan', 1],
])('%s offers to change a pause that is booked, and no other pause', async (_, path, links) => {
  const { user } = await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path,
    answers: { getPause: { ...pauseFrom(5), state: 'scheduled' } },
  });
  const offers = () => screen.getAllByRole('link', { name: 'Change the pause' });
  await waitFor(() => expect(offers()).toHaveLength(links));
  expect(screen.queryByRole('link', { name: /^Pause/ })).toBeNull();
  const [offer] = offers();
  if (offer) await user.click(offer);
  expect(await screen.findByRole('heading', { level: 1, name: /^Change the pause/ })).toBeVisible();
});

// PLAN-14
it('a cancellation offers no change if the site sells no other plan', async () => {
  await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal/manage-your-plan/cancel',
    answers: { getUpgradePlans: [] },
  });
  expect(await screen.findByRole('link', { name: 'pause for a while' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'change your plan' })).toBeNull();
});

// PAUSE-1
it('a cancellation offers no pause where one is booked already', async () => {
  await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal/manage-your-plan/cancel',
    answers: { getPause: { ...pauseFrom(5), state: 'scheduled' } },
  });
  expect(await screen.findByRole('link', { name: 'change your plan' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /pause/ })).toBeNull();
});

// LAW-9
it('a pause that starts once nobody can withdraw asks for no start', async () => {
  await openPortal({
    persona: 'maya',
    path: `/portal/manage-your-plan?view=pause&from=${dayIn(30)}&until=${dayIn(50)}`,
  });
  await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

// PAUSE-2
it.each([
  ['a start in the past', -10, 20, 'Start date', 'Choose today or a later date.'],
  ['a start that is too far away', 120, 150, 'Start date', /in the next 90 days/],
  ['an end before the start', 20, 10, 'End date', /after/],
])('%s is refused at its field, and no price is asked for', async (_, from, until, field, says) => {
  const open = (start: number, end: number) =>
    openPortal({
      persona: 'maya',
      path: `/portal/manage-your-plan?view=pause&from=${dayIn(start)}&until=${dayIn(end)}`,
    });
  takeCallsMade();
  await open(from, until);
  const wrong = await screen.findByLabelText(field);
  expect(wrong).toBeInvalid();
  expect(wrong).toHaveAccessibleDescription(says);
  expect(takeCallsMade()).not.toContain('quotePausePrice');
  await open(10, 40);
  await waitFor(() => expect(takeCallsMade()).toContain('quotePausePrice'));
});

// LAW-10
it('a pause names above its button when the plan renews, and the right to withdraw', async () => {
  await openPortal({ persona: 'maya', path: '/portal/manage-your-plan?view=pause' });
  const order = await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ });
  expectAbove(order, [
    /^Your \w+ restarts (?:on .+|when the pause ends)\. It renews once you’ve used the time you’ve paid for\.$/,
    ...orderTerms,
  ]);
});

// SUB-17
it('a pause says above its button that a booked change starts after it, not that the plan renews', async () => {
  const path = '/portal/manage-your-plan?view=pause';
  const { reload } = await openPortal({ persona: 'maya', path });
  const held = await callInAnotherTab('/subscription');
  const { subscription } = (await held.json()) as { subscription: object };
  const scheduledChange = { priceId: 'p9', title: 'Basic', at: '2099-06-07T00:00:00Z' };
  await reload({ getSubscription: { subscription: { ...subscription, scheduledChange } } });
  const order = await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ });
  expectAbove(order, [
    /^Your \w+ restarts on .+\. The change that you’ve booked starts once you’ve used the time you’ve paid for\.$/,
  ]);
  expect(screen.queryByText(/It renews once/)).toBeNull();
});

// LAW-9
it('a longer pause that has begun asks for the start of its extra days', async () => {
  await openPortal({
    ...begun,
    path: `${begun.path}&until=${dayIn(200)}`,
    answers: {
      getPause: {
        id: 'pau_1',
        price: 2,
        currency: 'GBP',
        startDate: instantIn(-5),
        endDate: instantIn(5),
        state: 'active',
      },
    },
  });
  const name =
    'Start the extra days before my right to withdraw ends. If I withdraw after the start, I pay for the days that I’ve used.';
  expect(await screen.findByRole('checkbox', { name })).toBeVisible();
});

// PAUSE-8
it('a pause says that it moves the end of a minimum term', async () => {
  await openPortal({
    venue: 'mercer-lofts',
    persona: 'dana',
    path: '/portal/manage-your-plan?view=pause',
  });
  expect(await screen.findByText(/^Your minimum term stops during the pause/)).toBeVisible();
});

// SUB-24
it('the dashboard counts to a booked pause, and leads to it', async () => {
  const pauseStart = instantIn(4);
  const { user } = await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal',
    answers: { getDashboard: { pauseStart } },
  });
  expect(await screen.findByText('Your pause starts then.')).toBeVisible();
  expect(screen.getByText(/^You’re online until /)).toBeVisible();
  expect(screen.getByRole('img', { name: '4 days to go' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Manage the pause' }));
  await screen.findByRole('heading', { level: 1, name: 'My Plan' });
});

// LAW-9; the bank declines, because other tests share the person, who must keep their plan
it('a pause that starts within the days to withdraw is ordered once its start is asked for', async () => {
  const { user } = await openPortal({
    persona: 'maya',
    path: '/portal/manage-your-plan?view=pause',
    faults: [{ call: 'createPause', kind: '402', said: 'Your card was declined.' }],
  });
  const order = await screen.findByRole('button', { name: /^Order the pause and pay £2\.00$/ });
  takeCallsMade();
  await user.click(order);
  const box = await screen.findByRole('checkbox', {
    name: 'Start the pause before my right to withdraw ends. If I withdraw after the start, I pay for the days that I’ve used.',
  });
  expect(box).toBeInvalid();
  expect(box).toHaveFocus();
  expect(takeCallsMade()).not.toContain('createPause');
  await user.click(box);
  await user.click(order);
  expect(await screen.findByText(/Your card was declined\./)).toBeVisible();
  const made = takeCallsMade();
  expect(made.indexOf('recordConsent')).toBeGreaterThan(-1);
  expect(made.indexOf('createPause')).toBeGreaterThan(made.indexOf('recordConsent'));
});
