import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimal, plan } from './minimalAnswers';
import { closeAgainst, customer, openAgainst, visitor, type Reply } from './openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const slow = { timeout: 20_000 };
const site = { name: 'The Inn', locationID: 'inn', portalType: 'FREE_SIGN_UP' };

/** Registers within the order at a site where registering gives access, and returns the types that the portal asked for. */
const register = async (said: object, moves: Reply = { status: 204 }) => {
  let hasActiveSubscription = true;
  const { user, sent } = await openAgainst(
    {
      ...minimal,
      getSiteInfo: { body: { ...site, planEngine: 'STRIPE' } },
      getPlans: { body: [plan({ title: 'Plus', currency: 'GBP' })] },
      registerUser: { body: { userId: 'u1', email: 'ann@example.com' } },
      login: { status: 204, headers: { authorization: `Bearer ${customer}` } },
      getUser: () => ({
        body: { userId: 'u1', ...said, siteUser: { id: 'u1', hasActiveSubscription } },
      }),
      changeUserType: () => {
        hasActiveSubscription = false;
        return moves;
      },
    },
    '/select-plan?plan=p20&step=sign-up',
    visitor,
  );
  await user.type(await screen.findByLabelText('Email address', {}, slow), 'ann@example.com');
  await user.type(screen.getByLabelText('Choose a password'), 'correct horse 12');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const order = { level: 1, name: 'Check your order' };
  expect(await screen.findByRole('heading', order, slow)).toBeVisible();
  return sent.filter(({ call }) => call === 'changeUserType').map(({ body }) => body);
};

// TYPE-7
describe('a person who registers on the way to a paid plan, where registering gives access', () => {
  it('goes on to the order, and gets the paying type first where the backend names no type', async () => {
    expect(await register({})).toEqual([{ type: 'PAYG' }]);
  });

  it('goes on to the order with the free access where the backend names it', async () => {
    expect(await register({ type: 'FREE_SIGN_UP' })).toEqual([]);
  });
});
