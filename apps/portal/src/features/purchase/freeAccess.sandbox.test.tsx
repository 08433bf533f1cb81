import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { callInAnotherTab, fillIn, PASSWORD } from '~/testing/sandbox';

const guest = { venue: 'halden-arcade', persona: 'elena' } as const;
const payer = { venue: 'halden-arcade', persona: 'theo' } as const;
const ends =
  /^Your free Wi-Fi here ends when this plan begins\. Afterwards you choose a plan again\.$/;

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

// TYPE-7, GUARD-9
describe('a guest with free access', () => {
  it('finds the plans that cost something on the devices page, and reads that they replace the free Wi-Fi', async () => {
    const { user } = await openPortal({ ...guest, path: '/portal/device-management' });
    expect(await screen.findByText(/^Your Wi-Fi here is free/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See plans' }));
    await heading(/^Choose a plan/);
    expect(await screen.findAllByText('Film night')).not.toEqual([]);
    expect(screen.queryByText('House Wi-Fi')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await heading(/Check your order/);
    expect(await screen.findByText(ends)).toBeVisible();
  });

  it('who has the free plan already goes to their account, not to the plans', async () => {
    await openPortal({ ...guest, path: '/select-plan?plan=ha-free-1day&step=sign-up' });
    await waitFor(() => expect(window.location.hash).toMatch(/^#\/portal/));
  });

  it('logs in on the way to a plan, and goes on with it', async () => {
    const { user } = await openPortal({
      venue: 'halden-arcade',
      path: '/select-plan?plan=ha-film-1day&step=sign-up',
    });
    await heading('Your details');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await fillIn(
      user,
      await screen.findByLabelText('Email address'),
      'elena.marchetti@post.example',
    );
    await fillIn(user, screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await heading(/Check your order/);
    expect(await screen.findByText(ends)).toBeVisible();
  });
});

// MENU-2, MENU-8
describe('a guest who has bought a plan', () => {
  it('reaches it from the status line, since the menu does not name it, and can add time', async () => {
    const { user } = await openPortal({ ...payer, path: '/portal' });
    expect(await screen.findByText(/^(You’re online|Your plan runs) until /)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'My Plan' }));
    await heading('My Plan');
    expect(await screen.findByRole('heading', { name: 'Add 1 day' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What you’ve used' })).toBeVisible();
  });

  it('reaches one that renews too, so that they can cancel it', async () => {
    const portal = await openPortal({ ...payer, path: '/portal' });
    const { subscription } = (await (await callInAnotherTab('/dashboard')).json()) as {
      subscription: object;
    };
    const renewing = { subscription: { ...subscription, recurring: true }, serviceEndDate: null };
    const { user } = await portal.reload({ getDashboard: renewing });
    expect(await screen.findByText(/plan renews on /)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'My Plan' }));
    await heading('My Plan');
  });
});
