import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { minimal } from '../minimal/minimalAnswers';
import { closeAgainst, openAgainst } from '../minimal/openAgainst';

vi.setConfig({ testTimeout: 60_000 });
afterEach(closeAgainst);

const invoice = (number: string, paidAt: string, periodEnd: string) => ({
  id: number,
  number,
  state: 'paid',
  amount: 20,
  currency: 'GBP',
  paidAt,
  periodEnd,
});

// BILL-1
it('“Last invoice” opens the one that was paid last, even after the invoice of a whole year', async () => {
  const invoices = [
    invoice('YEAR-1', '2099-01-10T10:00:00Z', '2100-01-10T10:00:00Z'),
    invoice('CHANGE-2', '2099-03-01T10:00:00Z', '2099-04-01T10:00:00Z'),
  ];
  await openAgainst(
    { ...minimal, getBilling: { body: { invoices } } },
    '/portal/billing-information?invoice=last',
  );
  const title = { level: 1, name: 'Invoice CHANGE-2' };
  expect(await screen.findByRole('heading', title, { timeout: 10_000 })).toBeVisible();
});
