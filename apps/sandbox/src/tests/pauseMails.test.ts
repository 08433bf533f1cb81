import { DAY, HOUR } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '../db/schema/users';
import { runJobs } from '../services/jobs/runJobs';
import type { Mail } from '../services/messages/MessageSender';
import { mailHtml, mailText } from '../services/messages/renderMail';
import { customers } from './support/customers';
import { dieAtCharge } from './support/dieAtCharge';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import type { Visitor } from './support/Visitor';

/** The subject, and how the terms begin. */
const confirmed = {
  en: ['Your pause for Three devices', 'Terms for the Wi-Fi at Trenance Cove'],
  de: ['Ihre Pause für Drei Geräte', 'Bedingungen für das WLAN: Trenance Cove'],
  fr: ['Votre pause de Trois appareils', 'Conditions du Wi-Fi : Trenance Cove'],
  es: ['Tu pausa de Tres dispositivos', 'Condiciones del Wi-Fi: Trenance Cove'],
  pl: ['Przerwa w planie Trzy urządzenia', 'Warunki Wi-Fi: Trenance Cove'],
  cy: ['Eich saib ar Tair dyfais', 'Telerau’r Wi-Fi: Trenance Cove'],
  ar: ['الإيقاف المؤقت للباقة ثلاثة أجهزة', 'شروط الواي فاي: Trenance Cove'],
};

const german = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' });
const hourInBerlin = (at: number): number =>
  Number(
    new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: 'Europe/Berlin',
    }).format(at),
  );

// LAW-11
describe('the mails about a pause', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const { days, internalCustomer, iso, useCard } = customers(() => sandbox);
  /** The mails that the jobs send to a user, as they are read. */
  const mailsOfJobs = async (visitor: Visitor) => {
    const sent: { subject: string; to: string; text: string; html: string }[] = [];
    vi.spyOn(sandbox.backend.messages, 'sendMail').mockImplementation(async (mail: Mail) => {
      const { subject, to } = mail;
      sent.push({ subject, to, text: mailText(mail), html: mailHtml(mail) });
    });
    await runJobs(sandbox.backend);
    await runJobs(sandbox.backend);
    vi.restoreAllMocks();
    const [user] = await sandbox.backend.db
      .select()
      .from(users)
      .where(eq(users.id, visitor.userId));
    return sent.filter(({ to }) => to === user?.email);
  };
  const customer = async (
    language: string | null = null,
    ...order: [string?, string?, string?]
  ) => {
    const visitor = await internalCustomer(...order);
    await sandbox.backend.db.update(users).set({ language }).where(eq(users.id, visitor.userId));
    await mailsOfJobs(visitor);
    return visitor;
  };
  const pause = (visitor: Visitor, from: number, until: number | null) =>
    visitor.keyed('/api/pause', {
      startDate: iso(from),
      endDate: until === null ? null : iso(until),
    });

  test.each(Object.entries(confirmed))(
    'confirm it in %s, as HTML and as text',
    async (...given) => {
      const [language, [subject, terms]] = given;
      const visitor = await customer(language);
      expect((await pause(visitor, 2, 12)).status).toBeLessThan(300);
      const [mail, ...more] = await mailsOfJobs(visitor);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(subject);
      for (const body of [mail?.text ?? '', mail?.html ?? '']) {
        expect(body).toMatch(/FW-\d+/);
        expect(body).toMatch(/2[.,]00/);
        expect(body).toContain('Foyer Networks Ltd, 18 Canal Street');
        expect(body).toContain('/v2/#/portal/manage-your-plan');
        expect(body).toContain(terms);
        expect(body).not.toMatch(/undefined|NaN|Invalid|\{\w+\}/);
      }
    },
  );

  test('say its dates, its price and how to end it', async () => {
    const visitor = await customer();
    await pause(visitor, 2, 12);
    const text = (await mailsOfJobs(visitor))[0]?.text ?? '';
    expect(text).toMatch(/You ordered a pause for your Three devices \w+ at Trenance Cove\./);
    expect(text).toContain('we don’t charge for Three devices.');
    expect(text).toMatch(/Pause starts: \d+ \w+ \d{4}\nPause ends: \d+ \w+ \d{4}/);
    // LAW-10
    expect(text).toContain('Renewal: Your plan restarts when the pause ends. It renews once ');
    expect(text).toMatch(/Paid: £2\.00, all taxes included/);
    expect(text).toMatch(
      /before it starts, we’ll refund this payment\. If you end it by \d+ \w+ \d{4}, we’ll refund what you paid for the days that you haven’t used\./,
    );
  });

  // SITE-18
  test('name the days that the user has chosen at the site, where midnight comes before that of UTC', async () => {
    const visitor = await customer('de', 'sh-plus-month', undefined, 'speicherhof');
    // Midnight in Berlin, in summer or winter.
    const today = sandbox.clock.now() - (sandbox.clock.now() % DAY);
    const midnight = (day: number) =>
      [1, 2].map((hours) => today + day * DAY - hours * HOUR).find((at) => hourInBerlin(at) === 0);
    const [startDate, endDate] = [midnight(3), midnight(40)].map((at) => new Date(at ?? 0));
    expect((await visitor.keyed('/api/pause', { startDate, endDate })).status).toBeLessThan(300);
    const text = (await mailsOfJobs(visitor))[0]?.text ?? '';
    const day = (count: number) => german.format(today + count * DAY);
    expect(text).toContain(`Beginn der Pause: ${day(3)}\nEnde der Pause: ${day(40)}\n`);
  });

  test('say of one that starts today until when its end refunds it', async () => {
    const visitor = await customer();
    await pause(visitor, 0, null);
    const text = (await mailsOfJobs(visitor))[0]?.text ?? '';
    expect(text).toMatch(/Pause ends: When you end it, by \d+ \w+(?: \d{4})? at the latest\./);
    expect(text).toMatch(
      /If you end the pause by \d+ \w+ \d{4}, we’ll refund what you paid for the days that you haven’t used\./,
    );
  });

  test('confirm a longer one with what it costs more', async () => {
    const visitor = await customer();
    await pause(visitor, 2, 12);
    await mailsOfJobs(visitor);
    const longer = { startDate: iso(2), endDate: iso(50) };
    const key = { 'idempotency-key': `longer-${visitor.userId}` };
    expect((await visitor.call('PATCH', '/api/pause', longer, key)).status).toBeLessThan(300);
    const [mail, ...more] = await mailsOfJobs(visitor);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Paid: £2\.00/);
    // The days to withdraw count from the first payment, and the end returns both.
    expect(mail?.text).toMatch(
      /before it starts, we’ll refund this payment\. If you end it by \d+ /,
    );
  });

  test('say only that the price of one is refunded that was cancelled meanwhile', async () => {
    const visitor = await customer();
    await pause(visitor, 2, 12);
    expect((await visitor.call('DELETE', '/api/unpause')).status).toBeLessThan(300);
    const texts = (await mailsOfJobs(visitor)).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('for a pause that didn’t start')]);
  });

  test('say once that one that could not be charged later does not start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await customer('de');
    await dieAtCharge(sandbox, 'before', () => pause(visitor, 0, 12));
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    const [mail, ...more] = await mailsOfJobs(visitor);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Wir konnten Drei Geräte nicht pausieren');
    expect(mail?.text).toMatch(/wir konnten 2,00\s£ für die Pause nicht einziehen/);
    expect(mail?.text).toContain('Ihnen wurde nichts berechnet');
    await days(1);
    expect(await mailsOfJobs(visitor)).toEqual([]);
  });

  test('say nothing of a charge that the screen said was refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await customer();
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    expect((await pause(visitor, 0, 12)).status).toBe(402);
    expect(await mailsOfJobs(visitor)).toEqual([]);
  });
});
