import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { createInvoiceForAttempt } from './createInvoice';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('a charge that was given up many times is tried again without a look at each earlier time', async () => {
  const { db } = backend;
  const site = await backend.addSite();
  const charge = {
    buyer: 'user:usr_many',
    userId: null,
    subscriptionId: null,
    locationId: site.locationId,
    reason: 'change:sub_many',
    title: 'Plus',
    amount: 500,
    currency: 'GBP',
    lines: [{ text: 'Plus', amount: 500 }],
    periodStart: START,
    periodEnd: START,
    createdAt: START,
    effect: { kind: 'none' },
  } as const;
  const attempt = async () => {
    const invoice = await createInvoiceForAttempt(db, { ...charge, lines: [...charge.lines] });
    await db.update(invoices).set({ state: 'void' }).where(eq(invoices.id, invoice.id));
    return invoice.reason;
  };
  for (let count = 0; count < 12; count += 1)
    expect(await attempt()).toBe(`change:sub_many:${count}`);
  const reads = vi.spyOn(db, 'select');
  expect(await attempt()).toBe('change:sub_many:12');
  expect(reads.mock.calls.length).toBeLessThan(8);
});
