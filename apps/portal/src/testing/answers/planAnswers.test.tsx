import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holding, minimal, plan, plus } from '../minimal/minimalAnswers';
import { closeAgainst, expectSaid, openAgainst, said, visitor } from '../minimal/openAgainst';
import { paths } from '~/shared/routing/paths';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

describe('a plan that is to change', () => {
  const scheduledChange = (at: string) => ({ priceId: 'p9', name: 'Basic', title: 'Basic', at });

  it('is said to change on the day of the answer, until that day', async () => {
    const answer = holding({ ...plus, scheduledChange: scheduledChange('2099-06-07T00:00:00Z') });
    await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    await expectSaid(paths.managePlan).toContain('change on June 7, 2099');
    expect(screen.getByRole('button', { name: 'Stay on Plus' })).toBeVisible();
  });

  // MONEY-5
  it.each([
    ['a free plan says that no payment follows', 0, /Next payment \| None/],
    ['another plan names its price', 12, /Next payment[^£]*£12\.00/],
  ])('to %s', async (_, price, says) => {
    const at = '2099-06-07T00:00:00Z';
    const booked = {
      recurring: true,
      periodEnd: at,
      scheduledChange: { priceId: 'p9', at, price },
    };
    await openAgainst({ ...minimal, ...holding({ ...plus, ...booked }) }, paths.managePlan);
    await expectSaid(paths.managePlan).toContain('change on June 7, 2099');
    await expectSaid(paths.managePlan).toMatch(says);
    expect(document.body).not.toHaveTextContent('Unknown');
  });

  it('is not offered back once that day is over', async () => {
    const answer = holding({ ...plus, scheduledChange: scheduledChange('2025-06-07T00:00:00Z') });
    await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    await said(paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Active');
    expect(screen.queryByRole('button', { name: /^Stay on/ })).toBeNull();
  });
});

// SUB-7
describe('a plan with a minimum term', () => {
  it.each([
    ['2099-06-07T00:00:00Z', 'Until June 7, 2099. If you leave early, you may have to pay a fee.'],
    [null, 'Yes. You may have to pay a fee if you leave early.'],
  ])('says when it ends, as far as the backend knows: %s', async (minimumTermEnd, says) => {
    const answer = holding({ ...plus, contract: true, minimumTermEnd });
    await openAgainst({ ...minimal, ...answer }, paths.managePlan);
    expect(await screen.findByText(says, {}, { timeout: 20_000 })).toBeVisible();
  });
});

describe('a paused plan without a known day of the next payment', () => {
  it('says that it pays after the pause', async () => {
    const paused = holding({ ...plus, state: 'paused', periodEnd: null });
    await openAgainst({ ...minimal, ...paused }, paths.managePlan);
    await expectSaid(paths.managePlan).toContain('Next payment | After the pause | None yet');
  });

  it('changes to the booked plan after the pause, and can stay as it is', async () => {
    const scheduledChange = { priceId: 'p9' };
    const paused = holding({ ...plus, state: 'paused', periodEnd: null, scheduledChange });
    await openAgainst({ ...minimal, ...paused }, paths.managePlan);
    await said(paths.managePlan);
    await expectSaid(paths.managePlan).toContain('change after the pause');
    expect(screen.getByRole('button', { name: 'Stay on Plus' })).toBeVisible();
  });
});

// SUB-24
describe('a plan whose booked pause begins before it renews', () => {
  it.each([
    [paths.managePlan, 'Next payment | After the pause | None yet'],
    ['/portal/billing-information', 'Your next payment comes after the pause.'],
  ])('has no next payment yet (%s)', async (page, text) => {
    const pauseStart = '2099-03-01T00:00:00Z';
    await openAgainst({ ...minimal, ...holding(plus, { pauseStart }) }, page);
    await expectSaid(page).toContain(text);
    expect(await said(page)).not.toContain('March 5');
  });

  it.each([
    ['2099-03-05T10:00:00Z', true],
    ['2099-03-01T00:00:00Z', false],
  ])('with a pause from %s on is paid until its old end: %s', async (pauseStart, isPaidUntil) => {
    const page = '/portal/billing-information/s1';
    const body = { ...plus, id: 's1', priceId: 'p20', price: 20, currency: 'GBP' };
    const held = { ...holding(plus, { pauseStart }), getBillingSubscription: { body } };
    await openAgainst({ ...minimal, ...held }, page);
    await expectSaid(page).toContain('Details');
    const text = await said(page);
    expect(text.includes('Paid until | March 5, 2099')).toBe(isPaidUntil);
  });
});

// PAUSE-8
it('a paused plan has no day until which it is paid', async () => {
  const page = '/portal/billing-information/s1';
  const paused = { ...plus, state: 'paused' };
  const body = { ...paused, id: 's1', priceId: 'p20', price: 20, currency: 'GBP' };
  await openAgainst({ ...minimal, ...holding(paused), getBillingSubscription: { body } }, page);
  await expectSaid(page).toContain('Details');
  expect(await said(page)).not.toContain('Paid until');
});

describe('leaving a plan', () => {
  const leave = async (
    contract: boolean,
    given: object = {},
    held: object = {},
    cancelSubscription: object = { body: { ...plus, id: 's1', state: 'cancelled' } },
    { reason = 'Something else', more = {} } = {},
  ) => {
    const fee = { remainingTime: { amount: 3, magnitude: 'month' }, amountToCharge: 60, ...given };
    const { user, sent } = await openAgainst(
      {
        ...minimal,
        ...holding({ ...plus, contract, ...held }),
        quoteCancellationFee: { body: { ...fee, currency: 'GBP' } },
        cancelSubscription,
        ...more,
      },
      `${paths.managePlan}/cancel`,
    );
    await user.click(await screen.findByRole('radio', { name: reason }, { timeout: 20_000 }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    return sent;
  };

  it('that is bound by a contract asks for its fee first, and names it', async () => {
    const sent = await leave(true);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('quoteCancellationFee'));
    expect((await screen.findAllByText(/£60\.00/))[0]).toBeVisible();
  });

  // PAUSE-7
  it('says that a booked pause and a booked change go with it, and what is refunded', async () => {
    const getPause = {
      body: {
        id: 'pau_1',
        price: 2,
        currency: 'GBP',
        startDate: '2099-02-01T00:00:00Z',
        endDate: '2099-02-20T00:00:00Z',
        state: 'scheduled',
      },
    };
    const booked = { scheduledChange: { priceId: 'p9', at: '2099-03-05T10:00:00Z' } };
    await leave(false, {}, booked, undefined, { more: { getPause } });
    expect(await screen.findByText(/we’ll also cancel the pause that you’ve booked/)).toBeVisible();
    expect(screen.getByText(/^We’ll refund the £2\.00 you paid for the pause\./)).toBeVisible();
    expect(screen.getByText(/the change that you’ve booked won’t happen\.$/)).toBeVisible();
  });

  // LAW-16
  it.each([
    [true, 1],
    [false, 0],
  ])(
    'because of a move leads to the form for a serious reason, where there is one: %s',
    async (cancelsOnline, links) => {
      const site = {
        name: 'The Inn',
        locationID: 'inn',
        portalType: 'PAYG',
        planEngine: 'INTERNAL',
      };
      const more = { getSiteInfo: { body: { ...site, consumerRights: { cancelsOnline } } } };
      await leave(true, {}, {}, undefined, { reason: 'I’m moving away', more });
      await screen.findByRole('button', { name: /£60\.00/ });
      const form = screen.queryAllByRole('link', { name: 'ask to leave for a serious reason' });
      expect(form).toHaveLength(links);
      expect(form.every((link) => link.getAttribute('href')?.endsWith('/cancel-contract'))).toBe(
        true,
      );
    },
  );

  // SUB-7
  it('with a contract has no fee at the end of the term, where the backend offers it', async () => {
    const sent = await leave(true, { freeEnd: '2099-06-05T10:00:00Z' });
    expect(
      await screen.findByText(/^Or leave without a fee .* Plus renews until June 5, 2099/),
    ).toBeVisible();
    const free = screen.getByRole('button', { name: 'End my plan on June 5, 2099' });
    await userEvent.click(free);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('cancelSubscription'));
    expect(sent.find(({ call }) => call === 'cancelSubscription')?.body).toEqual({
      cancellationReason: 'other',
      atTermEnd: true,
    });
    expect(sent.map(({ call }) => call)).not.toContain('cancelContract');
  });

  // SUB-7
  it('at the end of the term is tried again without the fee, if no answer comes', async () => {
    const failing = { status: 500, body: {} };
    const sent = await leave(true, { freeEnd: '2099-06-05T10:00:00Z' }, {}, failing);
    await userEvent.click(await screen.findByRole('button', { name: /^End my plan on June 5/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const tries = () => sent.filter(({ call }) => call === 'cancelSubscription');
    await waitFor(() => expect(tries()).toHaveLength(2));
    expect(tries()[1]?.body).toMatchObject({ atTermEnd: true });
    expect(sent.map(({ call }) => call)).not.toContain('cancelContract');
  });

  // SUB-7
  it('in the last paid period of its contract can be left without a fee, or withdrawn from', async () => {
    const last = '2099-06-05T10:00:00Z';
    const withdrawUntil = '2099-03-01T10:00:00Z';
    await leave(true, { freeEnd: last, withdrawUntil }, { periodEnd: last });
    expect(await screen.findByRole('button', { name: /^End my plan on June 5/ })).toBeVisible();
    const withdraw = screen.getByText(
      /^You can also withdraw until March 1, 2099\. If you do, your plan ends straight away/,
    );
    expect(screen.queryByText(/costs less/)).toBeNull();
    // A withdrawal can't be undone, so this must be about the end of the plan.
    const undo = screen.getByText('You can change your mind until your plan ends.');
    expect(undo.compareDocumentPosition(withdraw)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  // SUB-7
  it('with a contract whose fee is nothing announces no charge', async () => {
    const terms = { amountToCharge: 0, freeEnd: '2099-06-05T10:00:00Z' };
    const sent = await leave(true, { ...terms, withdrawUntil: '2099-03-01T10:00:00Z' });
    const end = await screen.findByRole('button', { name: /^End my plan on March 5/ });
    expect(screen.queryByText(/£0\.00|fee|we’ll charge/i)).toBeNull();
    expect(
      screen.getByText(
        /^You can also withdraw until March 1, 2099\. If you do, your plan ends straight away/,
      ),
    ).toBeVisible();
    await userEvent.click(end);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('cancelContract'));
  });

  // SUB-7
  it('in a pause says that after a cancellation the time can be used', async () => {
    await leave(
      true,
      { withdrawUntil: '2099-03-01T10:00:00Z', freeEnd: '2099-06-05T10:00:00Z' },
      {
        state: 'paused',
      },
    );
    expect(
      await screen.findByText(
        'If you cancel, your pause ends too, and you can use the time you’ve paid for.',
      ),
    ).toBeVisible();
  });

  // SUB-7
  it('in the last paid period of its contract takes no fee, and says that nothing is charged', async () => {
    const last = '2099-06-05T10:00:00Z';
    const sent = await leave(true, { freeEnd: last }, { periodEnd: last });
    const end = await screen.findByRole('button', { name: /^End my plan on June 5/ });
    expect(screen.queryByText(/£60\.00|you’ll pay for each renewal/)).toBeNull();
    await userEvent.click(end);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('cancelSubscription'));
    expect(sent.map(({ call }) => call)).not.toContain('cancelContract');
  });

  // SUB-7
  it('with a contract takes no fee while withdrawing costs less, and leads there', async () => {
    const sent = await leave(true, { withdrawUntil: '2099-03-01T10:00:00Z' });
    expect(
      await screen.findByText(/^You can withdraw until March 1, 2099\. .*no fee/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /£60\.00/ })).toBeNull();
    // The page says neither that it charges the fee nor that no renewal is charged: it does neither.
    expect(screen.queryByText(/when you confirm|We won’t charge you again/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Withdraw from contract/ }));
    expect(window.location.hash).toBe('#/withdraw-from-contract');
    expect(sent.map(({ call }) => call)).not.toContain('cancelContract');
  });

  // SUB-9
  it('past due owes its overdue invoice only if its user leaves with the minimum term', async () => {
    await leave(true, { freeEnd: '2099-06-05T10:00:00Z' }, { state: 'pastDue' });
    expect(
      await screen.findByText(/^If you leave straight away, we’ll cancel the unpaid invoice/),
    ).toBeVisible();
  });

  // SUB-7
  it('writes the last day to withdraw as the email does, in every time zone', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await leave(true, { withdrawUntil: '2099-12-11T23:59:59Z' });
    expect(await screen.findByText(/^You can withdraw until December 11, 2099\./)).toBeVisible();
    vi.unstubAllEnvs();
  });

  // SUB-7
  it('brings the order number to the form, where the backend names it', async () => {
    await leave(true, {
      withdrawUntil: '2099-03-01T10:00:00Z',
      withdrawOrder: 'FW-10483-K7QM2',
    });
    await userEvent.click(await screen.findByRole('link', { name: /^Withdraw from contract/ }));
    expect(window.location.hash).toBe('#/withdraw-from-contract?order=FW-10483-K7QM2');
  });

  it('without a contract costs nothing, and asks for no fee', async () => {
    const sent = await leave(false);
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('March 5, 2099'));
    expect(sent.map(({ call }) => call)).not.toContain('quoteCancellationFee');
    expect(await said(window.location.hash.slice(1))).not.toContain('£60');
  });
});

describe('the choice of a billing cycle', () => {
  const offer = (category: string) =>
    plan({
      priceId: category,
      name: `Plan ${category}`,
      category,
      currency: 'GBP',
      recurring: true,
    });
  const cycles = async (categories: string[], customerCode?: string) => {
    const site = { name: 'The Inn', locationID: 'inn', portalType: 'PAYG', planEngine: 'INTERNAL' };
    await openAgainst(
      {
        ...minimal,
        getSiteInfo: { body: { ...site, customerCode } },
        getPlans: { body: categories.map(offer) },
      },
      '/select-plan',
      visitor,
    );
    await said('/select-plan');
    return screen
      .queryAllByRole<HTMLInputElement>('radio', { name: /^\d (Week|Month)s?$/ })
      .map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);
  };

  it('is offered where there are several, and not for one', async () => {
    expect(await cycles(['1month', '1week'])).toEqual([
      ['1 Month', true],
      ['1 Week', false],
    ]);
    expect(await cycles(['1month', '1month'])).toEqual([]);
  });

  it('begins with the cycle that a special customer prefers', async () => {
    expect(await cycles(['1month', '1week'], 'MEADOW')).toEqual([
      ['1 Month', false],
      ['1 Week', true],
    ]);
  });
});
