import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { minimal } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst, tokenOf } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

describe('a contract that is ended without logging in', () => {
  const site = minimal.getSiteInfo as { body: object };
  const at = '2026-01-05T10:00:00Z';

  /** Names an order and confirms; the backend answers these facts. */
  const end = async (
    path: string,
    submit: string,
    given: {
      endsAt: string;
      keepsPlan?: boolean;
      returnsTo?: string;
      returnsAt?: string;
      refundAmount?: number;
      creditAmount?: number;
      currency?: string;
      dues?: readonly never[];
      dropsNextPlan?: boolean;
    },
    continuing = /^We’ll cancel only the change that you booked/,
    done: { endsAt?: string } = {},
  ) => {
    const facts = { title: 'Plus', orderedAt: '2025-12-05T10:00:00Z', ...given };
    const rights = { cancelsOnline: true, withdrawalDays: 14 };
    const { user } = await openAgainst(
      {
        ...minimal,
        getPublicConfig: { body: { stripeEnabled: true } },
        getSiteInfo: { body: { ...site.body, consumerRights: rights } },
        previewTermination: { body: { ...facts, asOf: at } },
        terminateContract: { body: { ...facts, ...done, receivedAt: at } },
      },
      path,
      tokenOf({ scope: ['anonymous'] }),
    );
    await user.type(await screen.findByLabelText(/^Order number/, {}, { timeout: 20_000 }), 'FW-1');
    await user.type(screen.getByLabelText('Your name'), 'Ann Moor');
    await user.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const button = await screen.findByRole('button', { name: submit });
    expect(screen.queryByText('The same way you paid') !== null).toBe('refundAmount' in given);
    expect(screen.queryByText('When you confirm') !== null).toBe(given.endsAt === at);
    expect(
      screen.queryByText(/^Your withdrawal ends your plan straight away, with everything/) !== null,
    ).toBe(submit === 'Confirm withdrawal' && given.endsAt === at);
    expect(screen.queryByText('The plan that you booked to follow won’t begin.') !== null).toBe(
      given.dropsNextPlan ?? false,
    );
    if (given.keepsPlan) {
      expect(screen.getByText(continuing)).toBeVisible();
      expect(screen.queryByText('Your plan ends')).toBeNull();
    }
    await user.click(button);
  };

  // LAW-3, LAW-7
  it('is said to end with the confirmation, and then to have ended', async () => {
    await end('/cancel-contract', 'Cancel now', { endsAt: at, dues: [] });
    expect(await screen.findByText('Your plan has ended.')).toBeVisible();
    expect(screen.getByText('We won’t charge you again.')).toBeVisible();
    expect(screen.queryByText(/You can use your plan/)).toBeNull();
  });

  it('is said to have ended as the backend answers, not as the page before said', async () => {
    const shown = { endsAt: '2026-02-05T10:00:00Z', dues: [] };
    await end('/cancel-contract', 'Cancel now', shown, undefined, { endsAt: at });
    expect(await screen.findByText('Your plan has ended.')).toBeVisible();
  });

  it('is not said to cost nothing more where the backend names no invoices', async () => {
    await end('/cancel-contract', 'Cancel now', { endsAt: at });
    expect(await screen.findByText('Your plan has ended.')).toBeVisible();
    expect(screen.queryByText(/won’t charge you again/)).toBeNull();
  });

  // LAW-5, SUB-22
  it('is said not to be followed by the booked plan, if extra time is withdrawn from', async () => {
    const paid = { refundAmount: 6, currency: 'GBP' };
    const sooner = { endsAt: '2099-02-05T10:00:00Z', dropsNextPlan: true, ...paid };
    await end('/withdraw-from-contract', 'Confirm withdrawal', sooner);
    expect(await screen.findByText(/^Your plan now ends on February 5, 2099\./)).toBeVisible();
  });

  // LAW-3
  it('is said not to be followed by the booked plan, if it is cancelled', async () => {
    const later = { endsAt: '2099-02-05T10:00:00Z', dropsNextPlan: true, dues: [] };
    await end('/cancel-contract', 'Cancel now', later);
    expect(await screen.findByText('You can use your plan until February 5, 2099.')).toBeVisible();
  });

  // LAW-5
  it('goes on as it was, if only a booked change is withdrawn from', async () => {
    await end('/withdraw-from-contract', 'Confirm withdrawal', {
      endsAt: '2026-01-12T10:00:00Z',
      keepsPlan: true,
    });
    expect(
      await screen.findByText(/^We’ve cancelled the change that you booked\. Your plan stays/),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You’ve withdrawn from the change of plan',
    );
    expect(screen.queryByText(/has ended|nothing to refund/)).toBeNull();
  });

  /** What a withdrawal from a change answers. */
  const toEveryday = {
    endsAt: '2026-01-12T10:00:00Z',
    keepsPlan: true,
    returnsTo: 'Everyday',
    returnsAt: at,
    currency: 'GBP',
  };

  // LAW-5
  it('goes back to the plan before a change, if only the change is withdrawn from', async () => {
    await end(
      '/withdraw-from-contract',
      'Confirm withdrawal',
      { ...toEveryday, refundAmount: 5.86 },
      /^You go back to Everyday on January 5, 2026\. Its price and .+ towards Everyday first\.$/,
    );
    expect(await screen.findByText('We’ll refund £5.86.')).toBeVisible();
    expect(screen.getByText(/^You go back to Everyday on January 5, 2026\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You’ve withdrawn from the change of plan',
    );
    expect(screen.queryByText(/has ended|that you booked/)).toBeNull();
  });

  // LAW-5
  it('promises no refund for a change that credit paid, and says what happens to the credit', async () => {
    await end(
      '/withdraw-from-contract',
      'Confirm withdrawal',
      { ...toEveryday, creditAmount: 4.2 },
      /^You go back to Everyday/,
    );
    expect(
      await screen.findByText(
        'You still have £4.20 of credit. We’ll take it off the next payment you make.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^You go back to Everyday/)).not.toHaveTextContent('refund');
    expect(screen.queryByText(/next plan/)).toBeNull();
  });

  // PAUSE-7
  it.each([
    [
      'has no other payment',
      at,
      /^If the pause isn’t over, your withdrawal cancels it\. Your plan continues\.$/,
    ],
    [
      'has an earlier payment',
      '2026-02-01T10:00:00Z',
      /^The pause ends on February 1, 2026\. Your plan continues\.$/,
    ],
  ])('continues if only a pause is withdrawn from, which %s', async (_, returnsAt, says) => {
    const given = { endsAt: '2026-02-12T10:00:00Z', keepsPlan: true, returnsAt };
    const paid = { refundAmount: 4, currency: 'GBP' };
    await end('/withdraw-from-contract', 'Confirm withdrawal', { ...given, ...paid }, says);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You’ve withdrawn from the pause' }),
    ).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
    expect(screen.getByText('We’ll refund £4.00.')).toBeVisible();
    expect(screen.queryByText(/has ended|change/)).toBeNull();
  });

  it('names no way of a refund where there is nothing to refund', async () => {
    await end('/withdraw-from-contract', 'Confirm withdrawal', { endsAt: at });
    expect(await screen.findByText(/There’s nothing to refund\.$/)).toBeVisible();
  });

  it('goes on without the time that was added, if only that is withdrawn from', async () => {
    await end('/withdraw-from-contract', 'Confirm withdrawal', {
      endsAt: '2026-01-12T10:00:00Z',
      refundAmount: 14,
      currency: 'GBP',
    });
    expect(
      await screen.findByText(/^Your plan now ends on .*\. We’ll refund £14\.00\.$/),
    ).toBeVisible();
    expect(screen.queryByText(/has ended/)).toBeNull();
  });
});

// LAW-3
describe('a cancellation at a site that wants one page for it', () => {
  const site = minimal.getSiteInfo as { body: object };
  const endsAt = '2026-02-05T10:00:00Z';
  const facts = { title: 'Plus', orderedAt: '2025-12-05T10:00:00Z', endsAt };

  const fill = async () => {
    const rights = { cancelsOnline: true, cancelsInOneStep: true };
    const { user } = await openAgainst(
      {
        ...minimal,
        getSiteInfo: { body: { ...site.body, consumerRights: rights } },
        previewTermination: { body: { ...facts, asOf: '2026-01-05T10:00:00Z' } },
        terminateContract: { body: { ...facts, receivedAt: '2026-01-05T10:00:00Z' } },
      },
      '/cancel-contract',
      tokenOf({ scope: ['anonymous'] }),
    );
    await user.type(await screen.findByLabelText(/^Order number/, {}, { timeout: 20_000 }), 'FW-1');
    await user.type(screen.getByLabelText('Your name'), 'Ann Moor');
    return user;
  };

  it('cancels from the page that names the order, and then says when the plan ends', async () => {
    const user = await fill();
    expect(screen.getByText(/^“Cancel now” sends us your cancellation\./)).toBeVisible();
    // A field that is missing keeps the button's meaning.
    await user.click(screen.getByRole('button', { name: 'See the end date first' }));
    await user.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You’ve cancelled your contract' }),
    ).toBeVisible();
    expect(screen.getByText(/^You can use your plan until February 5, 2026\./)).toBeVisible();
  });

  it('shows the end date first, if the user asks for it', async () => {
    const user = await fill();
    await user.type(screen.getByLabelText('Email address'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'See the end date first' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Check your cancellation' }),
    ).toBeVisible();
    expect(screen.getByText('February 5, 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel now' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You’ve cancelled your contract' }),
    ).toBeVisible();
  });
});

// LAW-3, ERR-24
describe('a contract that can’t be ended in this way', () => {
  const site = minimal.getSiteInfo as { body: object };
  const rights = { cancelsOnline: true, withdrawalDays: 14 };
  afterEach(() => changeLanguage('en'));

  it.each([
    ['ORDER_NOT_FOUND', 404, /^Wir konnten keine Bestellung mit dieser Nummer/],
    ['PLAN_ENDED', 409, /^Ihr Tarif ist schon beendet/],
    ['WITHDRAWAL_OVER', 409, /^Die Widerrufsfrist für diese Bestellung ist abgelaufen/],
    ['CHANGE_NOT_STARTED', 409, /^Ihr Wechsel hat noch nicht begonnen/],
    ['ORDER_IS_PAUSE', 409, /^Diese Nummer gehört zu einer Pause/],
    ['NOT_RENEWING', 409, /^Ihr Tarif verlängert sich nicht/],
    ['CANCELLED_ALREADY', 409, /^Sie haben Ihren Tarif schon gekündigt/],
  ])('says why in German: %s', async (code, status, words) => {
    const { user } = await openAgainst(
      {
        ...minimal,
        getSiteInfo: { body: { ...site.body, consumerRights: rights } },
        previewTermination: { status, body: { code, message: 'The server’s own English.' } },
      },
      '/withdraw-from-contract',
      tokenOf({ scope: ['anonymous'] }),
    );
    await screen.findByLabelText(/^Order number/, {}, { timeout: 20_000 });
    await changeLanguage('de');
    await user.type(await screen.findByLabelText(/^Bestellnummer/), 'FW-1');
    await user.type(screen.getByLabelText('Ihr Name'), 'Ann Moor');
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/own English/)).toBeNull();
  });
});
