import { DAY } from '@foyer/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { portalApi } from '~/session/api/portal.api';
import type { RootState } from '~/session/store/rootReducer';
import { openPortal } from '~/testing/openPortal';

const path = '/portal/manage-your-plan';
/** A day in the past, as the site's gateway writes it. */
const dayBefore = (days: number): string => {
  const date = new Date(Date.now() - days * DAY);
  date.setHours(12);
  return date.toISOString().slice(0, 10);
};
const weekday = (days: number): string =>
  new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(dayBefore(days)),
  );
const days = [
  { day: dayBefore(9), downloadBytes: 700_000_000, uploadBytes: 100_000_000 },
  { day: dayBefore(3), downloadBytes: 2_400_000_000, uploadBytes: 300_000_000 },
  { day: dayBefore(1), downloadBytes: 900_000_000, uploadBytes: 100_000_000 },
];
const limited = {
  days,
  dataLimitBytes: 50_000_000_000,
  dataUsedBytes: 3_700_000_000,
  resetsAt: '2099-12-01T12:00:00Z',
};
const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'What you’ve used' })).closest('section') ??
      document.body,
  );
const hasDashboard = ({ api }: RootState): boolean =>
  api !== undefined && portalApi.endpoints.getDashboard.select()({ api }).isSuccess;

// USAGE-1
describe('what was used', () => {
  it('is on My Plan: what is left, and the data of each day as bars and as a table', async () => {
    const { user } = await openPortal({ persona: 'maya', path, answers: { getUsage: limited } });
    const shown = await card();
    expect(shown.getByText('46 GB')).toBeVisible();
    expect(await shown.findByText(/^Resets on .*2099/)).toBeVisible();
    expect(await shown.findByText('Device changes left')).toBeVisible();
    const bars = shown.getByRole('list', { name: 'Data by day, in gigabytes' });
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual([
      `${weekday(6)}0`,
      `${weekday(5)}0`,
      `${weekday(4)}0`,
      `${weekday(3)}2.7`,
      `${weekday(2)}0`,
      `${weekday(1)}1`,
      `${weekday(0)}0`,
    ]);
    await user.click(shown.getByText('Each day in figures'));
    const table = shown.getByRole('table', { name: 'Each day in figures' });
    const [today, yesterday, ...earlier] = within(table).getAllByRole('row').slice(1);
    expect(today).toHaveTextContent('0 MB');
    expect(yesterday).toHaveTextContent(new RegExp(`^${weekday(1)}.*900 MB.*100 MB`));
    expect(earlier).toHaveLength(6);
    expect(earlier.at(-1)).toHaveTextContent('700 MB');
  });

  it('is in megabytes where no day has a gigabyte', async () => {
    const getUsage = {
      ...limited,
      days: [{ day: dayBefore(0), downloadBytes: 40_000_000, uploadBytes: 5_000_000 }],
    };
    await openPortal({ persona: 'maya', path, answers: { getUsage } });
    const bars = (await card()).getByRole('list', { name: 'Data by day, in megabytes' });
    expect(within(bars).getAllByRole('listitem').at(-1)).toHaveTextContent(`${weekday(0)}45`);
  });

  it.each([
    ['is said of a plan that ends', { venue: 'hartsmere-forest', persona: 'rhys' }, 1],
    [
      'is said of a plan that is cancelled',
      { venue: 'ruda-park-connect', persona: 'cancelled' },
      1,
    ],
    ['is not said of a plan that renews', { persona: 'maya' }, 0],
  ])('the time left %s', async (_, who, lines) => {
    const { store } = await openPortal({ ...who, path, answers: { getUsage: limited } });
    const shown = await card();
    expect(shown.queryAllByText('Time left')).toHaveLength(lines);
    // Until the dashboard is here, nobody knows whether the plan ends.
    await waitFor(() => expect(hasDashboard(store.getState())).toBe(true));
    // A plan that ends before never resets its data.
    expect(shown.queryAllByText(/^Resets on/)).toHaveLength(1 - lines);
  });

  it('is not shown where the backend does not count it', async () => {
    await openPortal({ persona: 'maya', path, faults: [{ call: 'getUsage', kind: '404' }] });
    expect(await screen.findByRole('heading', { name: /^Plus/ })).toBeVisible();
    expect(screen.queryByText('What you’ve used')).toBeNull();
  });
});

// USAGE-3
describe('the warning before the end', () => {
  const ends = { venue: 'hartsmere-forest', persona: 'rhys' };

  it.each([
    ['a plan that is cancelled', { venue: 'ruda-park-connect', persona: 'cancelled' }, 1],
    ['a plan that doesn’t renew', ends, 1],
    ['a plan that renews', { persona: 'maya' }, 0],
  ])('of %s has a choice only where there is an end', async (_, who, choices) => {
    await openPortal({ ...who, path });
    const shown = await card();
    expect(shown.queryAllByRole('radio', { name: 'By email' })).toHaveLength(choices);
  });

  it('is as the user chose, even after a reload', async () => {
    const portal = await openPortal({ ...ends, path });
    const choice = (shown: Awaited<ReturnType<typeof card>>, name: string) =>
      shown.getByRole<HTMLInputElement>('radio', { name });
    expect(choice(await card(), 'Don’t warn me').checked).toBe(true);
    await portal.user.click(choice(await card(), 'By email'));
    expect(await screen.findByText('We’ve saved your choice.')).toBeVisible();
    await portal.reload();
    expect(choice(await card(), 'By email').checked).toBe(true);
    await portal.user.click(choice(await card(), 'Don’t warn me'));
    expect(await screen.findByText('We’ve saved your choice.')).toBeVisible();
  });

  it('stays as it was when the choice could not be saved, and says so', async () => {
    const { user } = await openPortal({
      ...ends,
      path,
      faults: [{ call: 'setUsageWarning', kind: '500' }],
    });
    await user.click((await card()).getByRole('radio', { name: 'By email' }));
    expect(await screen.findByText(/^We couldn’t save your choice\./)).toBeVisible();
    expect(
      (await card()).getByRole<HTMLInputElement>('radio', { name: 'Don’t warn me' }).checked,
    ).toBe(true);
  });
});
