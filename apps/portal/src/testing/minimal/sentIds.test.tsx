import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderWithoutBoxes } from '../orderTerms';
import { holding, minimal, plan, user as account } from './minimalAnswers';
import { closeAgainst, openAgainst, said, tokenOf, type Replies } from './openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const siteOf = (portalType: string): Replies => ({
  getSiteInfo: { body: { name: 'The Inn', locationID: 'inn', portalType, planEngine: 'INTERNAL' } },
});

// TYPE-4
describe('a paid plan of a user who registered for free access', () => {
  const check = '/portal/manage-your-plan/plans?plan=p30&step=check';

  const change = async (type: string): Promise<readonly { line: string; body: unknown }[]> => {
    const { user, sent } = await openAgainst(
      {
        ...minimal,
        ...siteOf('FREE_SIGN_UP'),
        ...holding({ recurring: true, state: 'active', title: 'Plus' }),
        getUser: { body: { ...account(), userId: 'u77', type } },
        getUpgradePlans: {
          body: [plan({ priceId: 'p30', price: 30, title: 'Big', recurring: true })],
        },
        getUpgradeInfo: {
          body: {
            id: 'c1',
            userID: 'u77',
            costToPay: 10,
            prorationDate: new Date().toISOString(),
            credit: 0,
            tax: 0,
            nextAmount: 30,
            currency: 'GBP',
            effective: 'NOW',
          },
        },
        upgradeSubscription: { status: 204 },
        changeUserType: { status: 204 },
      },
      check,
      tokenOf({ scope: ['user'], user_id: 'u77' }),
    );
    await said(check);
    await user.click(await screen.findByRole('button', { name: 'Change now for £10.00' }));
    await waitFor(() => expect(window.location.hash).not.toContain('step=check'));
    return sent.filter(({ call }) => call === 'changeUserType');
  };

  it('moves this account to the paying type', async () => {
    expect(await change('FREE_SIGN_UP')).toEqual([
      expect.objectContaining({ line: 'PATCH /api/user/u77/type', body: { type: 'PAYG' } }),
    ]);
  });

  it('leaves an account of that type alone', async () => {
    expect(await change('PAYG')).toEqual([]);
  });
});

// BUY-5
it('a purchase with nothing to pay is looked up by its own id on the return page', async () => {
  const { user } = await openAgainst(
    {
      ...minimal,
      getPlans: { body: [plan({ title: 'Plus', currency: 'GBP' })] },
      getUser: { body: account({ hasActiveSubscription: false, hasRecurringSub: false }) },
      createInternalSubscription: {
        body: { subscriptionId: 'sub_42', paymentIntentId: null, invoiceId: null },
      },
      getActiveSubscription: { body: { active: false } },
    },
    '/select-plan?plan=p20',
  );
  await said('/select-plan?plan=p20');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await orderWithoutBoxes(user, 'Order for £20.00');
  await waitFor(() => expect(window.location.hash).toContain('purchase=sub_42'));
});

// BUY-8
describe('the return page of an extra that was bought where access is free', () => {
  const open = (held: object, more: Replies = {}) =>
    openAgainst(
      { ...minimal, ...siteOf('ANCHOR_NUJ'), getActiveSubscription: { body: held }, ...more },
      '/stripe-return?purchase=sub_42',
      tokenOf({ scope: ['anonymous'] }),
    );
  const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

  it('says that it is active once the device’s access has a price', async () => {
    await open({ active: true, priceId: 'p20' });
    expect(await title('You’re all set.')).toBeVisible();
  });

  it('does not take the free access for it', async () => {
    const order = { priceId: 'p20', couponCode: null, state: 'unpaid' };
    await open({ active: true }, { getOrder: { body: order } });
    expect(await title('You haven’t finished your order.')).toBeVisible();
  });

  it('goes on checking where the backend keeps no orders', async () => {
    const { sent } = await open({ active: true });
    const asked = () => sent.filter(({ call }) => call === 'getOrder');
    expect(await title(/^Checking your/)).toBeVisible();
    const before = asked().length;
    await waitFor(() => expect(asked().length).toBeGreaterThan(before + 1), { timeout: 20_000 });
    expect(await title(/^Checking your/)).toBeVisible();
  });
});
