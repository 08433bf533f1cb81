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

it('asks nothing for a pause that is paid for', async () => {
  await openPortal(begun);
  expect(await screen.findByText('Nothing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the pause' })).toBeVisible();
});

// PAUSE-7
it('a longer pause that has begun says in which days its end refunds the new payment', async () => {
  const until = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
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
    stand: 'active',
    from: -5,
    press: 'End the pause now',
    heading: 'End the pause now?',
    says: /^We can’t refund the £2\.00 you paid for the pause\./,
    keep: /^Paused until /,
  },
  {
    stand: 'active',
    from: -5,
    until: 5,
    press: 'End the pause now',
    heading: 'End the pause now?',
    says: 'We’ll refund the £2.00 you paid for the pause. It goes back to your card.',
    keep: /^Paused until /,
  },
  {
    stand: 'active',
    from: -20,
    until: 5,
    refundable: 0.5,
    press: 'End the pause now',
    heading: 'End the pause now?',
    says: /^We’ll refund £0\.50 of the £2\.00 you paid for the pause\./,
    keep: /^Paused until /,
  },
  {
    stand: 'scheduled',
    from: 5,
    press: 'Cancel the pause',
    heading: 'Cancel the pause?',
    says: 'We’ll refund the £2.00 you paid for the pause. It goes back to your card.',
    keep: /^A pause starts on /,
  },
])(
  'asks before a paid pause that is $stand ends, and says what becomes of its price',
  async ({ stand, from, until = -1, refundable, press, heading: question, says, keep }) => {
    const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
    const { user } = await openPortal({
      ...(stand === 'active' ? begun : { venue: 'station-lofts', persona: 'hugo' }),
      path: '/portal/manage-your-plan',
      answers: {
        getPause: {
          id: 'pau_1',
          price: 2,
          currency: 'GBP',
          startDate: day(from),
          endDate: day(30),
          state: stand,
          refundableUntil: day(until),
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
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const pause = { id: 'pau_1', price: 2, currency: 'GBP', startDate: day(5), endDate: day(30) };
  await openPortal({
    venue: 'station-lofts',
    persona: 'hugo',
    path: '/portal/manage-your-plan/cancel?reason=leaving',
    answers: { getPause: { ...pause, state: 'scheduled' } },
  });
  expect(await screen.findByText(/we’ll also cancel the pause that you’ve booked/)).toBeVisible();
  expect(screen.getByText(/^We’ll refund the £2\.00 you paid for the pause\./)).toBeVisible();
});

// LAW-9
it('a pause that starts once nobody can withdraw asks for no start', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await openPortal({
    persona: 'maya',
    path: `/portal/manage-your-plan?view=pause&from=${day(30)}&until=${day(50)}`,
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
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const open = (start: number, end: number) =>
    openPortal({
      persona: 'maya',
      path: `/portal/manage-your-plan?view=pause&from=${day(start)}&until=${day(end)}`,
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
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  await openPortal({
    ...begun,
    path: `${begun.path}&until=${day(200).slice(0, 10)}`,
    answers: {
      getPause: {
        id: 'pau_1',
        price: 2,
        currency: 'GBP',
        startDate: day(-5),
        endDate: day(5),
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
  const pauseStart = new Date(Date.now() + 4 * 86_400_000).toISOString();
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
