import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan } from './minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said } from './openAgainst';
import { paths } from '~/shared/routing/paths';

const choose = `${paths.managePlan}/plans?plan=p30`;
const check = `${choose}&step=check`;
const periodEnd = '2099-01-01T00:00:00Z';

/** A change that waits, in the least that the contract allows. */
const later = (effective: string, subscription = {}, dashboard = {}) => ({
  ...minimal,
  getPublicConfig: { body: { stripeEnabled: false } },
  ...holding({ recurring: true, state: 'active', title: 'Plus', ...subscription }, dashboard),
  getUpgradePlans: { body: [plan({ priceId: 'p30', price: 30, title: 'Big', recurring: true })] },
  getUpgradeInfo: {
    body: {
      id: 1,
      userID: 2,
      costToPay: 0,
      prorationDate: new Date().toISOString(),
      credit: 0,
      tax: 0,
      nextAmount: 30,
      currency: 'GBP',
      effective,
    },
  },
});

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

// SUB-3 and MONEY-5
describe('a change of plan that the backend lets wait', () => {
  it('is not said to start now, before its figures and beside them', async () => {
    const { goTo } = await openAgainst(later('periodEnd', { periodEnd }), choose);
    await said(choose);
    await screen.findByRole('button', { name: 'See the cost' });
    expect(await said(choose)).not.toMatch(/starts now|starts on/);
    goTo(check);
    await said(check);
    expect(
      await screen.findByRole('button', { name: /^Change my plan on .*January 1/ }),
    ).toBeVisible();
    await expectSaid(check).toContain('£30.00');
    expect(await said(check)).toMatch(/You keep Plus until .*January 1/);
    expect(await said(check)).not.toContain('Your pause');
  });

  it('shows its figures where the backend counts by the day, so that its calculation is old', async () => {
    const answers = later('periodEnd', { periodEnd });
    const old = { ...answers.getUpgradeInfo.body, prorationDate: '2026-01-01T00:00:00Z' };
    const { user, sent } = await openAgainst(
      { ...answers, getUpgradeInfo: { body: old }, upgradeSubscription: { status: 204 } },
      check,
    );
    const change = { name: /^Change my plan on / };
    await user.click(await screen.findByRole('button', change, { timeout: 15_000 }));
    await said(paths.managePlan);
    const request = sent.find(({ call }) => call === 'upgradeSubscription');
    expect(request?.body).toMatchObject({ prorationDate: '2026-01-01T00:00:00.000Z' });
  });

  it('names no day where none is known', async () => {
    await openAgainst(later('periodEnd'), check);
    expect(await screen.findByRole('button', { name: 'Change my plan' })).toBeVisible();
    expect(await said(check)).toMatch(/You keep Plus until the end of the time you’ve paid for/);
    expect(await said(check)).toContain('£30.00');
  });

  it('names no day where a booked pause moves the end of the paid time', async () => {
    const paused = { pauseStart: '2098-12-20T00:00:00Z' };
    await openAgainst(later('periodEnd', { periodEnd }, paused), check);
    expect(await screen.findByRole('button', { name: 'Change my plan' })).toBeVisible();
    expect(await said(check)).not.toContain('January 1');
  });

  it('is not said to start now where the backend has another word for when', async () => {
    await openAgainst(later('nextMonday'), check);
    expect(await screen.findByRole('button', { name: 'Change my plan' })).toBeVisible();
  });
});

// SUB-17
it('names no booked change of a plan that is cancelled', async () => {
  const scheduledChange = { priceId: 'p30', at: periodEnd };
  await openAgainst(later('now', { state: 'cancelled', scheduledChange }), paths.managePlan);
  expect(await screen.findByRole('button', { name: 'Keep Plus' })).toBeVisible();
  expect(await said(paths.managePlan)).not.toContain('You’ll change to');
  expect(screen.queryByRole('button', { name: 'Stay on Plus' })).not.toBeInTheDocument();
});
