import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const begun = {
  venue: 'ruda-park-connect',
  persona: 'paused',
  path: '/portal/manage-your-plan?view=pause',
};

it('asks nothing for a pause that is paid for', async () => {
  await openPortal(begun);
  expect(await screen.findByText('There’s nothing more to pay.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the pause' })).toBeVisible();
});

it('a pause that has begun says nothing of a refund before its start', async () => {
  const until = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await openPortal({ ...begun, path: `${begun.path}&until=${until}` });
  expect(await screen.findByText('We’ll charge your card once, when you confirm.')).toBeVisible();
});

// PAUSE-7
it('a longer pause says until when its end is refunded', async () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString();
  await openPortal({
    ...begun,
    path: `${begun.path}&until=${day(200).slice(0, 10)}`,
    answers: {
      getPause: {
        id: 'pau_1',
        price: 2,
        currency: 'GBP',
        startDate: day(-3),
        endDate: day(20),
        state: 'active',
        refundableUntil: day(11),
      },
    },
  });
  expect(await screen.findByText(/or end it by \w+ \d+, \d{4}, we’ll refund you\.$/)).toBeVisible();
});

// PAUSE-8
it('a pause says that it moves the end of a minimum term', async () => {
  await openPortal({
    venue: 'mercer-lofts',
    persona: 'dana',
    path: '/portal/manage-your-plan?view=pause',
  });
  expect(await screen.findByText(/^The pause moves the end of your minimum term/)).toBeVisible();
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
