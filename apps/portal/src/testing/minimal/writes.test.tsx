import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderWithoutBoxes } from '../orderTerms';
import { holding, minimal, plan, user as account } from './minimalAnswers';
import {
  closeAgainst,
  customer,
  openAgainst,
  expectSaid,
  said,
  type Reply,
  visitor,
} from './openAgainst';
import { paths } from '~/shared/routing/paths';

const devices = '/portal/device-management';
const pounds = plan({ title: 'Plus', currency: 'GBP' });

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

/** The bodies that a backend may answer a change with. */
const bodies: [string, Reply][] = [
  ['nothing', { status: 204 }],
  ['another body', { status: 200, body: { ok: true } }],
];

// API-11
describe.each(bodies)('a change that the backend answers with %s', (_, done) => {
  it('of one’s own name is a success, and the account is read again', async () => {
    let firstName = 'Ann';
    const { user, sent } = await openAgainst(
      {
        ...minimal,
        getRegistrationFields: { body: { fields: [{ name: 'firstName' }] } },
        getUser: () => ({
          body: account({ firstName, lastName: 'Lee', email: 'ann@example.com' }),
        }),
        updateUser: () => {
          firstName = 'May';
          return done;
        },
      },
      '/portal/my-account/edit',
    );
    await said('/portal/my-account/edit');
    await user.clear(screen.getByLabelText(/First name/));
    await user.type(screen.getByLabelText(/First name/), 'May');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(window.location.hash).toBe('#/portal/my-account'));
    await expectSaid('/portal/my-account').toContain('May');
    const calls = sent.map(({ call }) => call);
    expect(calls.lastIndexOf('getUser')).toBeGreaterThan(calls.indexOf('updateUser'));
  });

  it('of the name of a device is a success, and the devices are read again', async () => {
    let name = 'Old radio';
    const { user } = await openAgainst(
      {
        ...minimal,
        getDevices: () => ({ body: { devices: [{ id: 'd1', mac: '02:00:00:00:00:07', name }] } }),
        renameDevice: () => {
          name = 'New radio';
          return done;
        },
      },
      `${devices}/edit-device/d1`,
    );
    await said(`${devices}/edit-device/d1`);
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'New radio');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    await waitFor(() => expect(window.location.hash).toBe(`#${devices}`));
    await expectSaid(devices).toContain('New radio');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of the plan’s end is a success, and the plan is read again', async () => {
    let state = 'active';
    const { user } = await openAgainst(
      {
        ...minimal,
        ...holding({ recurring: true }),
        getSubscription: () =>
          holding({ recurring: true, title: 'Plus', state }).getSubscription as Reply,
        cancelSubscription: () => {
          state = 'cancelled';
          return done;
        },
      },
      `${paths.managePlan}/cancel?reason=other`,
    );
    await said(`${paths.managePlan}/cancel?reason=other`);
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your plan is cancelled' }),
    ).toBeVisible();
  });
});

describe('logging in', () => {
  it('succeeds by a session in the header, without a body', async () => {
    const { user } = await openAgainst(
      { ...minimal, login: { status: 204, headers: { authorization: `Bearer ${customer}` } } },
      '/login',
      visitor,
    );
    await said('/login');
    await user.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.localStorage.getItem('Token')).toBe(customer));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

// BUY-21
describe('an order that a coupon leaves nothing to pay of today, on the INTERNAL engine', () => {
  it('is placed by a button of its own, below what follows, and by nothing before it', async () => {
    const monthly = { recurring: true, period: { amount: 1, magnitude: 'month' } };
    const bought = vi.fn(() => ({ status: 204 }));
    const { user } = await openAgainst(
      {
        ...minimal,
        getPublicConfig: { body: { stripeEnabled: true } },
        getUser: { body: account({ hasActiveSubscription: false, hasRecurringSub: false }) },
        getPlans: { body: [plan({ title: 'Plus', currency: 'GBP', ...monthly })] },
        validateCoupon: {
          body: {
            value: 'FREE',
            discount: { kind: 'percent', percent: 100 },
            validForNumberOfPeriods: 1,
          },
        },
        createInternalSubscription: bought,
        getActiveSubscription: { body: { active: true } },
      },
      '/select-plan?plan=p20&step=confirm-plan&coupon=FREE',
    );
    await screen.findByRole('button', { name: 'Place your order' }, { timeout: 20_000 });
    expect(document.body).toHaveTextContent(/You first pay £20\.00 on .+\. Add a card by then\./);
    expect(document.body).toHaveTextContent(
      /first payment is free\. Then you pay £20\.00 a month\./,
    );
    // Nothing is paid, so neither a step nor a button is about paying.
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Order');
    expect(screen.queryByText('Already paid?')).toBeNull();
    expect(bought).not.toHaveBeenCalled();
    await orderWithoutBoxes(user, 'Place your order');
    await waitFor(() => expect(bought).toHaveBeenCalledTimes(1));
  });
});

// BUY-19
describe('a site of the INTERNAL engine without a card provider', () => {
  const config = { getPublicConfig: { body: { stripeEnabled: false } } };
  const plans = { getPlans: { body: [pounds] } };
  const nobody = {
    getUser: { body: account({ hasActiveSubscription: false, hasRecurringSub: false }) },
  };

  it.each([
    ['that says so', config, 'The Inn bills you for this. You don’t need a card here.'],
    ['that does not say', {}, 'We’ll ask for a card only if you need one.'],
  ])(
    '%s sells a plan, says how it is billed before, and orders with the last button alone',
    async (_, settings, how) => {
      const bought = vi.fn(() => ({ status: 204 }));
      const { user } = await openAgainst(
        {
          ...minimal,
          ...plans,
          ...nobody,
          ...settings,
          createInternalSubscription: bought,
          getActiveSubscription: { body: { active: true } },
        },
        '/select-plan?plan=p20',
      );
      const chosen = await said('/select-plan?plan=p20');
      expect(chosen).not.toContain('You can’t buy');
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await screen.findByRole('button', { name: 'Order for £20.00' });
      expect(document.body).toHaveTextContent(how);
      expect(document.body).not.toHaveTextContent(/Pay by card|Pay today|your card/);
      expect(bought).not.toHaveBeenCalled();
      await orderWithoutBoxes(user, 'Order for £20.00');
      await waitFor(() => expect(bought).toHaveBeenCalledTimes(1));
      const after = await screen.findByRole(
        'heading',
        { name: 'Setting up your plan' },
        { timeout: 20_000 },
      );
      expect(after).toBeVisible();
      expect(document.body).not.toHaveTextContent(/payment|couldn’t start/i);
    },
  );

  it('does not say that an order failed when no answer to it can be read', async () => {
    const page = { status: 200, body: '<!doctype html><title>Log in</title>' };
    const sells = { ...minimal, ...plans, ...nobody, ...config };
    const { user } = await openAgainst(
      { ...sells, createInternalSubscription: page },
      '/select-plan?plan=p20&step=pay',
    );
    await orderWithoutBoxes(user, 'Order for £20.00');
    const unknown = await screen.findByRole('alert');
    expect(unknown).toHaveTextContent('We couldn’t check your order.');
    expect(unknown).not.toHaveTextContent(/didn’t go through/);
    expect(screen.getByRole('button', { name: 'Order for £20.00' })).toBeEnabled();
  });

  // LAW-10
  it('names the payments, the right to withdraw and the seller above the button that orders', async () => {
    const site = minimal.getSiteInfo as { body: object };
    const consumerRights = {
      withdrawalDays: 14,
      pricesIncludeTax: true,
      seller: { name: 'Inn Ltd' },
    };
    await openAgainst(
      {
        ...minimal,
        ...nobody,
        getPlans: { body: [{ ...pounds, recurring: false }] },
        getSiteInfo: { body: { ...site.body, consumerRights } },
      },
      '/select-plan?plan=p20&step=pay',
    );
    const order = await screen.findByRole(
      'button',
      { name: 'Order for £20.00' },
      { timeout: 20_000 },
    );
    for (const term of [
      /^You pay once/,
      /14 days to withdraw/,
      /include tax/,
      'Sold by Inn Ltd.',
    ]) {
      const position = screen.getByText(term).compareDocumentPosition(order);
      expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  // LAW-15
  it('says on the button that the order obliges to pay, where the site wants it said', async () => {
    const site = minimal.getSiteInfo as { body: object };
    await openAgainst(
      {
        ...minimal,
        ...nobody,
        getPlans: { body: [{ ...pounds, recurring: false }] },
        getSiteInfo: { body: { ...site.body, consumerRights: { buttonNamesObligation: true } } },
      },
      '/select-plan?plan=p20&step=pay',
    );
    expect(
      await screen.findByRole(
        'button',
        { name: 'Order with obligation to pay £20.00' },
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Order for £20.00' })).toBeNull();
  });

  it('changes, pauses and cancels a plan without a word about a card', async () => {
    const info = {
      id: 'c1',
      userID: 'u1',
      costToPay: 10,
      prorationDate: new Date().toISOString(),
      credit: 0,
      tax: 0,
      nextAmount: 30,
      currency: 'GBP',
      effective: 'NOW',
    };
    const changed = vi.fn(() => ({ status: 204 }));
    const paused = vi.fn(() => ({ status: 204 }));
    const { user, goTo } = await openAgainst(
      {
        ...minimal,
        ...config,
        ...holding({ recurring: true, state: 'active', title: 'Plus' }),
        getUpgradePlans: {
          body: [plan({ priceId: 'p30', price: 30, title: 'Big', recurring: true })],
        },
        getUpgradeInfo: { body: info },
        upgradeSubscription: changed,
        getPause: { body: null },
        quotePausePrice: { body: { price: 2, currency: 'GBP' } },
        createPause: paused,
      },
      paths.managePlan,
    );
    const noCard = () => expect(document.body).not.toHaveTextContent(/(?<!don’t need a )\bcard\b/i);
    await said(paths.managePlan);
    noCard();
    goTo('/portal/billing-information');
    await expectSaid('/portal/billing-information').toContain('The Inn bills you');
    noCard();
    const check = `${paths.managePlan}/plans?plan=p30&step=check`;
    goTo(check);
    await said(check);
    noCard();
    await user.click(await screen.findByRole('button', { name: 'Change now for £10.00' }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.location.hash).toBe(`#${paths.managePlan}`));
    goTo(`${paths.managePlan}?view=pause`);
    await said(`${paths.managePlan}?view=pause`);
    expect(await screen.findByText(/The Inn bills you/)).toBeVisible();
    noCard();
    await user.click(await screen.findByRole('button', { name: /and pause until/ }));
    await waitFor(() => expect(paused).toHaveBeenCalledTimes(1));
    goTo(`${paths.managePlan}/cancel`);
    await said(`${paths.managePlan}/cancel`);
    noCard();
  });
});
