import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan, user as account } from './minimalAnswers';
import { closeAgainst, openAgainst, said, type Replies, visitor } from './openAgainst';
import { paths } from '~/shared/routing/paths';

const noSuchCall = { status: 404, body: { code: 'NOT_FOUND', message: 'No such route.' } };

const slow = { timeout: 20_000 };

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// API-17
describe('a feature that the backend does not have, once somebody has tried it', () => {
  it.each([
    ['in words of its own', noSuchCall],
    ['without a body', { status: 404 }],
  ])('is a coupon that is refused as not available here, %s', async (_, validateCoupon) => {
    const path = '/select-plan?plan=p20&step=confirm-plan';
    const order: Replies = {
      ...minimal,
      getUser: { body: account({ hasActiveSubscription: false, hasRecurringSub: false }) },
      getPlans: { body: [plan({ currency: 'GBP', recurring: true })] },
      validateCoupon,
    };
    const { user, goTo } = await openAgainst(order, path);
    await user.type(await screen.findByLabelText('Coupon', {}, slow), 'SUMMER');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Coupons aren’t available here.', {}, slow)).toBeVisible();
    expect(screen.getByDisplayValue('SUMMER')).toBeVisible();
    goTo('/portal/my-account');
    await said('/portal/my-account');
    goTo(path);
    await said(path);
    expect(screen.queryByLabelText('Coupon')).toBeNull();
  });

  it('leaves the coupon where the backend knows coupons, and only this one is not valid', async () => {
    const path = '/select-plan?plan=p20&step=confirm-plan';
    const order: Replies = {
      ...minimal,
      getUser: { body: account({ hasActiveSubscription: false, hasRecurringSub: false }) },
      getPlans: { body: [plan({ currency: 'GBP', recurring: true })] },
      validateCoupon: { status: 404, body: { code: 'COUPON_INVALID', message: 'No such coupon.' } },
    };
    const { user, goTo } = await openAgainst(order, path);
    await user.type(await screen.findByLabelText('Coupon', {}, slow), 'SUMMER');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('No such coupon.', {}, slow)).toBeVisible();
    goTo('/portal/my-account');
    await said('/portal/my-account');
    goTo(path);
    await said(path);
    expect(screen.getByLabelText('Coupon')).toBeVisible();
  });

  it('is a change’s coupon field, which is gone afterwards', async () => {
    const path = `${paths.managePlan}/plans?plan=p30&step=check`;
    const change: Replies = {
      ...minimal,
      ...holding({ state: 'active', recurring: true }),
      getUpgradeInfo: {
        body: {
          id: 'q1',
          userID: 'u1',
          costToPay: 10,
          prorationDate: '2026-01-01T00:00:00Z',
          credit: 0,
          tax: 0,
          nextAmount: 30,
          effective: 'now',
          currency: 'GBP',
        },
      },
      validateCoupon: noSuchCall,
    };
    const { user, goTo } = await openAgainst(change, path);
    await user.type(await screen.findByLabelText('Coupon', {}, slow), 'SUMMER');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Coupons aren’t available here.', {}, slow)).toBeVisible();
    goTo(paths.managePlan);
    await said(paths.managePlan);
    goTo(path);
    await said(path);
    expect(screen.queryByLabelText('Coupon')).toBeNull();
  });

  it('is a forgotten password, which the account page then no longer offers', async () => {
    const { user, goTo } = await openAgainst(
      { ...minimal, requestResetEmail: noSuchCall },
      '/portal/my-account',
    );
    const forgot = { name: 'I forgot my password' };
    await user.click(await screen.findByRole('link', forgot, slow));
    await user.type(await screen.findByLabelText('Email address'), 'ada@inn.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/You can’t reset your password here\./, {}, slow)).toBeVisible();
    expect(screen.getByDisplayValue('ada@inn.example')).toBeVisible();
    goTo('/portal/my-account');
    await said('/portal/my-account');
    expect(screen.queryByRole('link', forgot)).toBeNull();
  });

  it('is a forgotten password, which the log-in page no longer offers', async () => {
    const { user, goTo } = await openAgainst(
      { ...minimal, requestResetEmail: noSuchCall },
      '/login',
      visitor,
    );
    const forgot = { name: 'I forgot my password' };
    await user.click(await screen.findByRole('link', forgot, slow));
    await user.type(await screen.findByLabelText('Email address', {}, slow), 'ada@inn.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/You can’t reset your password here\./, {}, slow)).toBeVisible();
    goTo('/login');
    expect(await screen.findByLabelText('Password', {}, slow)).toBeVisible();
    expect(screen.queryByRole('link', forgot)).toBeNull();
  });

  it('is a choice about news, which moves back, says so, and is gone afterwards', async () => {
    const { user, goTo } = await openAgainst(
      { ...minimal, updateAgreements: noSuchCall },
      '/portal/preferences-and-privacy',
    );
    const news = await screen.findByRole('switch', {}, slow);
    await user.click(news);
    expect(await screen.findByText(/You can’t change this here\./, {}, slow)).toBeVisible();
    goTo('/portal/my-account');
    await said('/portal/my-account');
    goTo('/portal/preferences-and-privacy');
    await said('/portal/preferences-and-privacy');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
