import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '~/shared/routing/paths';
import { holding, minimal, plan, plus, user } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

/** A free plan that has a period, as after a change from a paid one, from which the customer may still withdraw. */
const connect = {
  title: 'Connect',
  price: 0,
  state: 'active',
  recurring: true,
  period: { amount: 1, magnitude: 'month' },
  startDate: new Date().toISOString(),
  periodEnd: '2099-03-05T10:00:00Z',
  withdrawUntil: '2099-03-05T10:00:00Z',
};
const held = {
  ...minimal,
  ...holding(connect),
  getBillingSubscription: { body: { ...connect, id: 's1', priceId: 'p20', currency: 'GBP' } },
};

describe('a free plan', () => {
  it('says on My Plan that the next page tells what cancelling does', async () => {
    await openAgainst(held, paths.managePlan);
    expect(
      await screen.findByRole(
        'link',
        { name: /^Cancel plan.*We’ll show you what happens before you confirm/ },
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    expect(await said(paths.managePlan)).not.toMatch(/\bpaid\b/);
  });

  it('is not “paid until” a day', async () => {
    const page = '/portal/billing-information/s1';
    await openAgainst(held, page);
    await expectSaid(page).toContain('Free');
    expect(await said(page)).not.toContain('Paid until');
  });

  it('has nothing to refund when its customer cancels it', async () => {
    const cancel = `${paths.cancelPlan}?reason=other`;
    await openAgainst(held, cancel);
    await expectSaid(cancel).toMatch(/Connect runs until/);
    expect(await said(cancel)).not.toMatch(/refund|\bpaid\b/);
  });

  // LAW-5
  it('takes no money when a customer withdraws from the change to a paid plan', async () => {
    const check = `${paths.upgradePlans}?plan=p30&step=check`;
    const figures = { costToPay: 30, credit: 0, tax: 0, nextAmount: 30, currency: 'GBP' };
    const info = {
      ...figures,
      id: 1,
      userID: 2,
      prorationDate: new Date().toISOString(),
      effective: 'now',
    };
    await openAgainst(
      {
        ...held,
        getSiteInfo: {
          body: {
            name: 'The Inn',
            locationID: 'inn',
            portalType: 'PAYG',
            planEngine: 'INTERNAL',
            consumerRights: { withdrawalDays: 14 },
          },
        },
        getUpgradePlans: {
          body: [plan({ priceId: 'p30', price: 30, title: 'Big', recurring: true })],
        },
        getUpgradeInfo: { body: info },
      },
      check,
    );
    await expectSaid(check).toMatch(
      /takes you back to Connect\. You’ll get the money for the time you haven’t used back as a refund, or as credit if you paid with credit\./,
    );
    expect(await said(check)).not.toContain('towards Connect');
  });
});

// TYPE-7
it('a plan with a price is not called free for an account of the free kind', async () => {
  const site = { name: 'The Inn', locationID: 'inn', portalType: 'FREE_SIGN_UP' };
  await openAgainst(
    {
      ...minimal,
      ...holding(plus),
      getSiteInfo: { body: { ...site, planEngine: 'INTERNAL' } },
      getUser: { body: { ...user(), type: 'FREE_SIGN_UP' } },
      getUpgradePlans: { body: [] },
    },
    paths.upgradePlans,
  );
  await expectSaid(paths.upgradePlans).toContain('No other plans');
  expect(document.body).not.toHaveTextContent('Your plan is free');
});
