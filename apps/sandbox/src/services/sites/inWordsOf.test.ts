import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { creditNotes, invoices } from '../../db/schema/billing';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { createInvoiceForAttempt } from '../invoices/createInvoice';
import { creditCauses } from '../invoices/creditCauses';
import { inLanguage } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { PdfPage } from '../invoices/pdf/PdfPage';
import { renderInvoice } from '../invoices/pdf/renderInvoice';
import { chargePause } from '../pauses/chargePause';
import { runJobs } from '../jobs/runJobs';
import { recordRefund } from '../payments/recordRefund';

// SITE-5
describe('at a venue that says "pass" for a plan', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());

  const customer = async (title = 'Plus') => {
    const site = await backend.addSite({ aliases: { plan: { one: 'pass', many: 'passes' } } });
    const user = await backend.addUser(site);
    const row = await backend.addSubscription(user, await backend.addPlan(site, 1000));
    const invoice = await createInvoiceForAttempt(backend.db, {
      buyer: row.buyer,
      userId: user.id,
      subscriptionId: row.id,
      locationId: 'canal-wharf',
      reason: `test:${row.id}`,
      title,
      amount: 1000,
      currency: 'GBP',
      lines: [],
      periodStart: START,
      periodEnd: START,
      createdAt: START,
      effect: { kind: 'none' },
    });
    return { site, user, row, invoice };
  };

  test('the credit note and the mail of a refund say "pass"', async () => {
    const { site, user, invoice } = await customer();
    const sendMail = vi.spyOn(backend.messages, 'sendMail').mockResolvedValue();
    await recordRefund(backend, invoice, 'secondPlan');
    await runJobs(backend);
    const [note] = await backend.db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.userId, user.id));
    expect(sayAt(site, creditCauses[note?.cause ?? 'other'])).toBe(
      'You already had a pass, so we refunded this payment.',
    );
    expect(sendMail.mock.lastCall?.[0].paragraphs.at(-1)).toContain(
      'you already had a pass. Your pass hasn’t changed',
    );
  });

  test('a refund in another language keeps its own word', async () => {
    const { invoice } = await customer();
    const sendMail = vi.spyOn(backend.messages, 'sendMail').mockResolvedValue();
    await recordRefund(backend, invoice, 'secondPlan');
    await inLanguage('pl', () => runJobs(backend));
    expect(sendMail.mock.lastCall?.[0].paragraphs.at(-1)).toContain('Twój plan się nie zmienił');
  });

  test.each(['Three devices', 'Three devices, June', 'Change to Three devices'])(
    'a refund of "%s" in another language names the plan in it',
    async (title) => {
      const { site, invoice } = await customer(title);
      await backend.addPlan(site, 1200, { title: 'Three devices' });
      const sendMail = vi.spyOn(backend.messages, 'sendMail').mockResolvedValue();
      await recordRefund(backend, invoice, 'secondPlan');
      await inLanguage('pl', () => runJobs(backend));
      expect(sendMail.mock.lastCall?.[0].paragraphs.at(-1)).toMatch(/za Trzy urządzenia,/);
    },
  );

  test('the bill of a pause says "pass"', async () => {
    const { user, row } = await customer();
    const dates = { startDate: START, endDate: START };
    const charge = {
      row,
      dates,
      currency: 'GBP',
      pauseId: row.id,
      part: 'first',
      amount: 1,
      price: 1,
    } as const;
    await chargePause(backend, user, charge).catch(() => undefined);
    const bills = await backend.db.select().from(invoices).where(eq(invoices.userId, user.id));
    expect(bills.map(({ title }) => title)).toContain('Pass pause');
  });

  test('the PDF of an unpaid bill says "pass"', async () => {
    const { site, user, invoice } = await customer();
    const text = vi.spyOn(PdfPage.prototype, 'text');
    await renderInvoice(
      { ...invoice, state: 'uncollectible', refundedAmount: 0, amountByHand: 0, amountToCome: 0 },
      { user, site },
    );
    expect(text.mock.calls.map(([, , words]) => words)).toContain(
      'This invoice hasn’t been paid, and the pass has ended. You still owe this amount.',
    );
  });
});
