import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, stripeSite } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst } from '../minimal/openAgainst';
import { paths } from '~/shared/routing/paths';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const shows = (text: string) =>
  waitFor(() => expect(document.body).toHaveTextContent(text), { timeout: 50_000 });

const again = /we won’t charge you again/i;
const plus = {
  title: 'Plus',
  recurring: true,
  contract: true,
  period: { amount: 1, magnitude: 'month' },
  periodEnd: '2099-03-05T10:00:00Z',
};
const elsewhere = { ...minimal, getPublicConfig: { body: { stripeEnabled: false } } };
const byCard = { ...minimal, getPublicConfig: { body: { stripeEnabled: true } } };

// SUB-7
describe('what somebody pays after leaving a minimum term early', () => {
  it.each([
    ['is charged to the card', byCard, 'Apart from the fee, we won’t charge you again.'],
    ['is billed elsewhere', elsewhere, 'The Inn bills you for this.'],
  ])('is said not to be nothing before a fee that %s', async (_, site, says) => {
    const body = {
      remainingTime: { amount: 3, magnitude: 'month' },
      amountToCharge: 60,
      currency: 'GBP',
    };
    const held = { ...holding({ ...plus, state: 'active' }), quoteCancellationFee: { body } };
    const path = `${paths.managePlan}/cancel?reason=other`;
    await openAgainst({ ...site, ...held }, path);
    await shows('Plus runs until March 5, 2099, then your devices go offline.');
    await shows(says);
    expect(document.body).toHaveTextContent('£60.00');
    expect(document.body).not.toHaveTextContent(/(?<!Apart from the fee, )we won’t charge you/i);
  });

  it('is not said to be nothing where the site still bills it', async () => {
    const ending = { ...plus, state: 'cancelled', serviceEndDate: '2099-03-05T10:00:00Z' };
    const { goTo } = await openAgainst(
      { ...elsewhere, ...holding(ending) },
      `${paths.managePlan}/cancel`,
    );
    await shows('Plus runs until March 5, 2099. The Inn bills you for this.');
    expect(document.body).not.toHaveTextContent(again);
    goTo(paths.managePlan);
    await shows('Your plan won’t renew. You can still keep it.');
    expect(document.body).not.toHaveTextContent(again);
  });

  it('is not said to be nothing before a plan is cancelled that the site bills', async () => {
    const held = holding({ ...plus, contract: false, state: 'active' });
    await openAgainst({ ...elsewhere, ...held }, `${paths.managePlan}/cancel?reason=other`);
    await shows('Plus runs until March 5, 2099, then your devices go offline.');
    expect(document.body).not.toHaveTextContent(again);
  });

  it('is said to be nothing where the card has paid it', async () => {
    const ending = { ...plus, state: 'cancelled', serviceEndDate: '2099-03-05T10:00:00Z' };
    const path = `${paths.managePlan}/cancel`;
    await openAgainst({ ...byCard, ...holding(ending) }, path);
    await shows('Plus runs until March 5, 2099. We won’t charge you again.');
  });

  // SUB-6
  it('is said once where the user has cancelled, above what keeping the plan costs', async () => {
    const ending = { ...plus, state: 'cancelled', serviceEndDate: '2099-03-05T10:00:00Z' };
    await openAgainst({ ...byCard, ...holding(ending) }, `${paths.managePlan}/cancel`);
    await shows('You can still keep Plus');
    await shows('If you keep it, it renews on March 5, 2099 and costs £20.00 a month.');
    await shows('We won’t charge you again.');
    expect(document.body.textContent.match(/charge you again/g)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/Plus ends on|won’t renew/);
  });
});

// SUB-7
it('the fee that was just paid is named when an unpaid plan ends with it', async () => {
  const fee = {
    remainingTime: { amount: 3, magnitude: 'month' },
    amountToCharge: 60,
    currency: 'GBP',
  };
  const unpaid = { ...plus, state: 'pastDue' };
  const ended = { id: 's1', priceId: 'p20', price: 20, currency: 'GBP', ...plus, state: 'ended' };
  const { user } = await openAgainst(
    {
      ...byCard,
      ...stripeSite,
      ...holding(unpaid),
      getPaymentMethod: { body: { type: 'VISA', lastFour: '4242' } },
      quoteCancellationFee: { body: fee },
      cancelContract: { body: ended },
    },
    `${paths.managePlan}/cancel?reason=other`,
  );
  await user.click(
    await screen.findByRole('button', { name: /^Pay £60\.00/ }, { timeout: 20_000 }),
  );
  await shows('Plus has ended. We’ve cancelled its unpaid invoice');
  expect(document.body).toHaveTextContent('You paid £60.00 to leave early.');
});

// SUB-6, LAW-6
describe('a cancelled plan that renews until the end of its minimum term', () => {
  it('says what it costs to keep it before it is kept', async () => {
    const ending = { ...plus, state: 'cancelled', serviceEndDate: '2099-12-05T10:00:00Z' };
    const nextPayment = { amount: 20, currency: 'GBP' };
    const held = holding(ending, { nextPayment, nextPaymentDate: plus.periodEnd });
    await openAgainst({ ...byCard, ...held }, paths.managePlan);
    await shows('You’ll pay for each renewal until your plan ends. You can still keep it.');
    await shows('If you keep it, it renews on December 5, 2099 and costs £20.00');
  });

  it.each([
    ['leads to the form that ends it sooner, where no term runs', false, 1],
    ['leads to no form while its term runs', true, 0],
  ])('%s', async (_, contract, links) => {
    const ending = {
      ...plus,
      contract,
      state: 'cancelled',
      serviceEndDate: '2099-12-05T10:00:00Z',
    };
    const nextPayment = { amount: 20, currency: 'GBP' };
    const held = holding(ending, { nextPayment, nextPaymentDate: plus.periodEnd });
    const site = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };
    const getSiteInfo = { body: { ...site, consumerRights: { cancelsOnline: true } } };
    await openAgainst({ ...byCard, ...held, getSiteInfo }, `${paths.managePlan}/cancel`);
    await shows('You’ll pay for each renewal until then.');
    const form = screen.queryAllByRole('link', { name: /^end your \w+ sooner$/ });
    expect(form).toHaveLength(links);
  });
});
