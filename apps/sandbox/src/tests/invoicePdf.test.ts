import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { findSite } from '../services/sites/findSite';
import { customers } from './support/customers';
import { readPdf } from './support/readPdf';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

describe.each(engines)('the PDF of an invoice (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());
  const { internalCustomer } = customers(() => sandbox);

  const words = async (visitor: Visitor, id: string, language: string): Promise<string> => {
    const response = await sandbox.app.request(`/api/invoice/${id}.pdf`, {
      headers: { authorization: `Bearer ${visitor.token}`, 'accept-language': language },
    });
    const texts = await readPdf(new Uint8Array(await response.arrayBuffer()));
    return texts.map(({ text }) => text).join('\n');
  };

  test('names the card that paid; without an answer of the card provider it leaves the card out', async () => {
    const visitor = await internalCustomer();
    const { body } = await visitor.call('GET', '/api/user');
    const { id } = (body['siteUser']?.['lastInvoice'] ?? {}) as { id?: string };
    expect(await words(visitor, String(id), 'en')).toContain('Paid by card ending 4242 on');
    expect(await words(visitor, String(id), 'pl')).toContain('kartą z końcówką 4242');
    const { paymentIntents } = sandbox.backend.cardProvider.stripe;
    vi.spyOn(paymentIntents, 'retrieve').mockRejectedValueOnce(new Error('no answer'));
    expect(await words(visitor, String(id), 'en')).toMatch(/Paid on \d/);
  });

  test('names the site where its plan was bought, at whichever site it is read', async () => {
    const visitor = await internalCustomer();
    const { db } = sandbox.backend;
    const ofVisitor = eq(invoices.userId, visitor.userId);
    const [bought] = await db.select().from(invoices).where(ofVisitor);
    await db
      .update(subscriptions)
      .set({ locationId: 'canal-wharf' })
      .where(eq(subscriptions.id, bought?.subscriptionId ?? ''));
    const text = await words(visitor, String(bought?.id), 'en');
    expect(text).toContain((await findSite(db, 'canal-wharf'))?.details.name);
    expect(text).not.toContain((await findSite(db, 'trenance-cove'))?.details.name);
  });
});
