import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { brandTitle } from '~/testing/brandTitles';

const openSite = (getSiteInfo: object, path = '/') =>
  openPortal({ venue: 'canal-wharf', path, answers: { getSiteInfo } });

const layout = () => screen.getByRole('main').parentElement;

const notification = (id: string, importance: string) => ({
  notification: { id, importance, title: 'Power cut on Friday', message: 'From 6 to 7.' },
});

describe('the site’s display options', () => {
  it('leave prices on landing and its high header where they say nothing', async () => {
    await openSite({ displayOptions: {} });
    expect(await screen.findByText(/£4\.00/)).toBeVisible();
    expect(layout()).toHaveClass('f-visitor--welcome');
  });

  it('take prices off landing and log-in with showPrices false, but not off plan selection', async () => {
    const { store, goTo } = await openSite({ displayOptions: { showPrices: false } });
    await waitFor(() => expect(store.getState().site.offer).not.toBeNull());
    expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
    expect(document.body.textContent).not.toContain('£');
    goTo('/login');
    expect(
      await screen.findByRole('heading', { level: 1, name: brandTitle('login') }),
    ).toBeVisible();
    expect(document.body.textContent).not.toContain('£');
    goTo('/select-plan');
    expect((await screen.findByRole('radio', { name: 'Plus' })).closest('label')).toHaveTextContent(
      '£',
    );
  });

  it.each(['tollgate-house', 'saltwater-lido'])(
    'name no price before logging in where somebody else pays for the Wi-Fi (%s)',
    async (venue) => {
      const { store, goTo } = await openPortal({ venue });
      await waitFor(() => expect(store.getState().site.offer).not.toBeNull());
      expect(document.body.textContent).not.toMatch(/[£$]\d/);
      goTo('/login');
      expect(
        await screen.findByRole('heading', { level: 1, name: brandTitle('login') }),
      ).toBeVisible();
      expect(document.body.textContent).not.toMatch(/[£$]\d/);
    },
  );

  it('give landing the low header with compactHeader', async () => {
    await openSite({ displayOptions: { compactHeader: true } });
    await screen.findByRole('link', { name: /^See plans/ });
    expect(layout()).toHaveClass('f-visitor--task');
  });
});

describe('the site’s own picture', () => {
  it('is behind the header of landing and log-in', async () => {
    const background = 'https://pictures.example/lake.jpg';
    const { goTo } = await openSite({ background });
    const header = () => screen.getByRole('banner').style.getPropertyValue('--hero-own');
    await screen.findByRole('link', { name: /^See plans/ });
    expect(header()).toBe(`url("${background}")`);
    goTo('/login');
    await screen.findByRole('heading', { level: 1, name: brandTitle('login') });
    expect(header()).toBe(`url("${background}")`);
  });
});

describe('free access after registering', () => {
  it('is said by registering where the site has isFreeSignUp, on any portal type', async () => {
    await openSite({ isFreeSignUp: true }, '/?tab=register');
    expect(await screen.findByText('Wi-Fi here is free once you’ve registered.')).toBeVisible();
  });

  it('is not said elsewhere', async () => {
    await openSite({ isFreeSignUp: false }, '/?tab=register');
    expect(await screen.findByText(/Then you’ll choose a plan/)).toBeVisible();
    expect(screen.queryByText(/is free once/)).toBeNull();
  });
});

describe('the site’s notification', () => {
  it('shows between its two dates only', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const dated = (from: number, until: number) => {
      const { notification: notice } = notification('n-dates', 'HIGH');
      return { notification: { ...notice, startDate: inDays(from), endDate: inDays(until) } };
    };
    const portal = await openSite(dated(-1, 1));
    expect(await screen.findByText('Power cut on Friday')).toBeVisible();
    for (const other of [dated(1, 2), dated(-2, -1)]) {
      const later = await portal.reload({ getSiteInfo: other });
      await waitFor(() => expect(later.store.getState().site.offer).not.toBeNull());
      expect(screen.queryByText('Power cut on Friday')).toBeNull();
    }
  });

  it.each(['/', '/portal'])('says on %s when the planned work is', async (path) => {
    const [startsAt, endsAt] = ['2026-03-24T02:00:00Z', '2026-03-24T03:00:00Z'];
    const { notification: work } = notification('n-work', 'LOW');
    await openPortal({
      ...(path === '/portal' && { persona: 'maya' }),
      path,
      answers: { getSiteInfo: { notification: { ...work, startsAt, endsAt } } },
    });
    const strip = (await screen.findByText('Power cut on Friday')).parentElement;
    expect(strip).toHaveTextContent(/Tue, March 24, .*2:00\s–\s3:00\sAM\. From 6 to 7\./);
  });

  it.each([
    ['HIGH', true],
    ['LOW', false],
  ])('of importance %s is on the speed test: %s', async (importance, isShown) => {
    await openPortal({
      persona: 'maya',
      path: '/portal?view=speed-test',
      answers: { getSiteInfo: notification('n-view', importance) },
    });
    expect(await screen.findByRole('button', { name: 'Start the test' })).toBeVisible();
    expect(screen.queryAllByText('Power cut on Friday')).toHaveLength(isShown ? 1 : 0);
  });

  it.each(['HIGH', 'LOW'])(
    'of importance %s stays closed after a reload, and shows again with a new id',
    async (importance) => {
      const portal = await openSite(notification('n-1', importance));
      const close = await screen.findByRole('button', { name: 'Close' });
      expect(screen.getByText(/From 6 to 7\./)).toBeVisible();
      // Only an important one is a banner that is read out.
      const banner = screen.queryByText('Power cut on Friday')?.closest('[role=status]') ?? null;
      expect(banner !== null).toBe(importance === 'HIGH');
      await portal.user.click(close);
      expect(screen.queryByText('Power cut on Friday')).toBeNull();

      const later = await portal.reload();
      await waitFor(() => expect(later.store.getState().site.offer).not.toBeNull());
      expect(screen.queryByText('Power cut on Friday')).toBeNull();

      await later.reload({ getSiteInfo: notification('n-2', importance) });
      expect(await screen.findByText('Power cut on Friday')).toBeVisible();
    },
  );
});
