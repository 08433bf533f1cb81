import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import { openNewAccount, openOnFreePlan } from '~/testing/newAccount';
import { openPortal } from '~/testing/openPortal';
import { accountOnServer, callInAnotherTab, fillIn, newEmail, PASSWORD } from '~/testing/sandbox';

const guest = { venue: 'halden-arcade', persona: 'elena' } as const;
const payer = { venue: 'halden-arcade', persona: 'theo' } as const;
const ends =
  /^Your free Wi-Fi here ends when this plan begins\. Afterwards you choose a plan again\.$/;

const MY_PLAN = '/portal/manage-your-plan';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

// TYPE-7, GUARD-9
describe('a guest with free access', () => {
  it('finds the plans that cost something on the devices page, and reads that they replace the free Wi-Fi', async () => {
    const { user } = await openPortal({ ...guest, path: '/portal/device-management' });
    expect(await screen.findByText(/^Your Wi-Fi here is free/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See plans' }));
    await heading(/^Choose a plan/);
    expect(await screen.findByRole('radio', { name: 'Film night' })).toBeVisible();
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

const filmNight = { venue: 'halden-arcade', path: '/select-plan?plan=ha-film-1day&step=sign-up' };

/** Fills in and sends the form of the order's first step. */
const signUp = async (user: UserEvent, email: string, password: string): Promise<void> => {
  await heading('Your details');
  await fillIn(user, await screen.findByLabelText('First name'), 'Ida');
  await fillIn(user, screen.getByLabelText('Last name'), 'Berg');
  await fillIn(user, screen.getByLabelText('Room number'), '9');
  await fillIn(user, screen.getByRole('textbox', { name: 'Email address' }), email);
  await fillIn(user, screen.getByLabelText('Choose a password'), password);
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

// TYPE-7
describe('a guest who registers on the way to a plan and gives up before paying', () => {
  it('has the free Wi-Fi that the venue gives for registering', async () => {
    const { user, goTo } = await openPortal(filmNight);
    await signUp(user, newEmail(), PASSWORD);
    await heading(/Check your order/);
    expect(await screen.findByText(ends)).toBeVisible();
    expect((await accountOnServer()).hasActiveSubscription).toBe(true);
    goTo('/portal');
    expect(await screen.findByText(/^Your Wi-Fi here is free/)).toBeVisible();
  });

  it('keeps it where the address has an account already', async () => {
    const { email, password } = await openNewAccount('/portal', undefined, 'halden-arcade');
    const { user } = await openPortal(filmNight);
    await signUp(user, email, password);
    await heading(/Check your order/);
    expect(await screen.findByText(ends)).toBeVisible();
    expect((await accountOnServer()).hasActiveSubscription).toBe(true);
  });
});

// GUARD-9
describe('a customer whose plan is free', () => {
  it.each([
    ['canal-wharf', 'cw-connect-month', 'cw-plus-day'],
    ['halden-arcade', 'ha-free-1day', 'ha-film-1day'],
  ])(
    'at %s buys any paid plan from My Plan, and reads that it replaces the free one',
    async (venue, free, paid) => {
      const { user } = await openOnFreePlan(MY_PLAN, venue, free);
      await heading('My Plan');
      expect(
        await screen.findByText('You can buy a paid plan at any time. It replaces this free one.'),
      ).toBeVisible();
      expect(screen.queryByText(/when this one ends/)).toBeNull();
      await user.click(screen.getByRole('link', { name: 'See paid plans' }));
      await heading(/^Choose a plan/);
      expect(screen.queryByRole('radio', { name: /Connect|House Wi-Fi/ })).toBeNull();
      expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '#/portal');
      window.location.hash = `#/select-plan?plan=${paid}&step=confirm-plan`;
      await heading(/Check your order/);
      expect(await screen.findByText(ends)).toBeVisible();
    },
  );

  it('is led to a paid plan by the purchase only, which says what the free plan’s end means', async () => {
    const { goTo } = await openOnFreePlan(MY_PLAN, 'canal-wharf', 'cw-connect-month');
    expect(await screen.findByRole('link', { name: 'See paid plans' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
    goTo(`${MY_PLAN}/plans?plan=cw-plus-month&step=check`);
    await heading('Change plan');
    expect(await screen.findByText('Your plan is free')).toBeVisible();
    expect(screen.queryByText('No other plans')).toBeNull();
    expect(await screen.findByRole('link', { name: 'See paid plans' })).toHaveAttribute(
      'href',
      '#/select-plan',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('finds the paid plans on the devices page', async () => {
    const { user } = await openOnFreePlan(MY_PLAN, 'halden-arcade', 'ha-free-1day');
    await heading('My Plan');
    window.location.hash = '#/portal/device-management';
    await user.click(await screen.findByRole('link', { name: 'See plans' }));
    await heading(/^Choose a plan/);
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
