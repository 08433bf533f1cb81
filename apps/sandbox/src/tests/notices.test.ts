import { DAY } from '@foyer/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJobs } from '../services/jobs/runJobs';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { failInserts } from './support/failInserts';
import { messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const german = { 'accept-language': 'de-AT,de;q=0.9' };

// LAW-11 to LAW-14
describe('the mails that a job sends', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  beforeEach(() => endAllPlans(sandbox));
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => sandbox.close());

  const { account, days, internalCustomer, stripeCustomer, subscription, useCard, change } =
    customers(() => sandbox);
  const emailOf = async (visitor: Visitor) =>
    String((await account(visitor)).body['siteUser']?.['email']);
  const runAll = () => runJobs(sandbox.backend);
  const mailsTo = async (visitor: Visitor) => messagesTo(sandbox, await emailOf(visitor));
  const subjectsTo = async (visitor: Visitor) =>
    (await mailsTo(visitor)).map(({ subject }) => subject);
  const lastMail = async (visitor: Visitor) => (await mailsTo(visitor)).at(-1);
  const speaksGerman = async (visitor: Visitor) => {
    const again = await new Visitor(sandbox, visitor.location['location_id']).arrive();
    const login = { username: await emailOf(visitor), password: 'a long enough one' };
    const { status } = await again.call('POST', '/auth/login', login, {
      ...german,
      'x-registration-stage': '0',
    });
    expect(status).toBe(200);
  };
  const untilRenewal = async (visitor: Visitor) => {
    const { periodEnd } = (await subscription(visitor)) as { periodEnd?: string };
    return (Date.parse(String(periodEnd)) - sandbox.clock.now()) / DAY;
  };

  describe('after an order', () => {
    test('confirm what was ordered, with its terms, once', async () => {
      const visitor = await internalCustomer();
      await runAll();
      await runAll();
      expect(await subjectsTo(visitor)).toEqual(['Your order: Three devices']);
      const body = (await lastMail(visitor))?.body ?? '';
      expect(body).toMatch(/You ordered the Three devices \w+ at Trenance Cove/);
      expect(body).toMatch(/Order number: FW-\d+/);
      expect(body).toMatch(/Speed: \d+ Mb\/s download, \d+ Mb\/s upload/);
      expect(body).toMatch(/Devices: 3\n/);
      expect(body).not.toContain('Minimum term');
      expect(body).toMatch(/Price: £19\.00 every 4 weeks, all taxes included/);
      expect(body).toMatch(/Paid: £19\.00/);
      expect(body).toMatch(
        /Renewal: Renews automatically until you cancel\. You’ll next pay £19\.00 on \d/,
      );
      expect(body).toMatch(/How to cancel: .+\/v2\/#\/cancel-contract/);
      expect(body).toMatch(
        /Right to withdraw: You can withdraw until \d.+\/v2\/#\/withdraw-from-contract\b/,
      );
      expect(body).toContain('Seller: Foyer Networks Ltd, 18 Canal Street');
      expect(body).toMatch(/Terms\s+Terms for the Wi-Fi at Trenance Cove/);
      expect(body).toContain('privacy notice (https://foyer.example/privacy)');
      expect(body).not.toMatch(/<|undefined|\{/);
    });

    test('say how many payments a coupon lowers', async () => {
      const visitor = await internalCustomer('tc-standard-4weeks', 'TIDE3');
      await runAll();
      const body = (await lastMail(visitor))?.body ?? '';
      expect(body).toContain(
        'Coupon: With TIDE3 you pay less for the first 3 payments. After that, you’ll pay £19.00 each time.',
      );
      expect(body).toMatch(/Paid: £16\.00/);
    });

    test('confirm a plan of the card provider, with the number of its invoice', async () => {
      const visitor = await stripeCustomer();
      await runAll();
      expect(await subjectsTo(visitor)).toEqual(['Your order: Plus']);
      expect((await lastMail(visitor))?.body).toMatch(/Order number: FW-\d+/);
    });

    test.each([
      ['that starts now', 'tc-awesome-4weeks', /Paid: £\d+\.\d\d/],
      [
        'that starts later',
        'tc-single-4weeks',
        /Start: (\d+ \w+ \d{4})[^]*You’ll next pay £9\.00 on \1\.[^]*Right to withdraw: .+If you cancel the change under My Plan before it starts/,
      ],
    ])('confirm a change of plan %s as an order of its own', async (_, priceId, says) => {
      const visitor = await internalCustomer();
      await runAll();
      expect((await change(visitor, priceId)).status).toBe(200);
      await runAll();
      await runAll();
      const [, second, ...more] = await mailsTo(visitor);
      expect(more).toEqual([]);
      expect(second?.subject).toMatch(/^Your order: (?!Three devices)/);
      expect(second?.body).toMatch(says);
    });

    test.each([
      ['in the days to withdraw', 16, true],
      ['after the days to withdraw', 0, false],
    ])(
      'say of a booked change that starts %s whether we refund it: after %i days',
      async (...given) => {
        const [, wait, isRefunded] = given;
        const visitor = await internalCustomer();
        await days(wait);
        // LAW-9
        const asked = { kind: 'startNow', answer: true, topic: 'One device', text: 'Start early.' };
        expect((await visitor.call('POST', '/api/user/consents', asked)).status).toBe(201);
        expect((await change(visitor, 'tc-single-4weeks')).status).toBe(200);
        await runAll();
        const { body } = (await lastMail(visitor)) ?? {};
        expect(body).toMatch(/Right to withdraw: .+ before it starts, you won’t pay for it\./);
        // LAW-5
        const then = 'Once it has started, the following applies. You can withdraw until ';
        expect(body?.includes(then)).toBe(isRefunded);
        expect(body?.includes('If you do, you’ll go back to Three devices.')).toBe(isRefunded);
        expect(body?.includes('You asked us to start')).toBe(isRefunded);
      },
    );

    test('go out after a mail server that refuses, when it takes them', async () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const visitor = await internalCustomer();
      const { messages } = sandbox.backend;
      vi.spyOn(messages, 'sendMail').mockRejectedValue(new Error('451 try later'));
      await runAll();
      expect(errors).toHaveBeenCalled();
      vi.restoreAllMocks();
      expect(await subjectsTo(visitor)).toEqual([]);
      await days(0.1);
      expect(await subjectsTo(visitor)).toEqual(['Your order: Three devices']);
    });

    test('go out once after a process that died while it sent them', async () => {
      const visitor = await internalCustomer();
      const death = new Promise<void>((resolve) => {
        vi.spyOn(sandbox.backend.messages, 'sendMail').mockImplementation(() => {
          resolve();
          return new Promise(() => undefined);
        });
      });
      void runJobs({ ...sandbox.backend });
      await death;
      vi.restoreAllMocks();
      await days(0.1);
      await runAll();
      expect(await subjectsTo(visitor)).toEqual(['Your order: Three devices']);
    });

    test('are written in the language in which the user registered', async () => {
      const visitor = await internalCustomer();
      await speaksGerman(visitor);
      await runAll();
      const mail = (await mailsTo(visitor)).find(({ subject }) => subject.startsWith('Ihre Best'));
      expect(mail?.subject).toBe('Ihre Bestellung: Drei Geräte');
      expect(mail?.body).toMatch(/Preis: 19,00\s£ für jeweils 4 Wochen, alle Steuern inbegriffen/);
    });

    test('name the plan of a receipt in that language too', async () => {
      const visitor = await internalCustomer('tc-standard-1day');
      await speaksGerman(visitor);
      await runAll();
      const mail = (await mailsTo(visitor)).find(({ subject }) => subject.startsWith('Ihr Beleg'));
      expect(mail?.body).toMatch(/Sie haben 5,00\s£ für Drei Geräte gezahlt/);
    });
  });

  describe('after a cancellation in My Plan', () => {
    const cancel = (visitor: Visitor) =>
      visitor.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });

    // LAW-7
    test.each([
      ['INTERNAL', () => internalCustomer()],
      ['STRIPE', () => stripeCustomer()],
    ])(
      'confirm it once, with its time and until when the plan lasts (%s engine)',
      async (_, begin) => {
        const visitor = await begin();
        expect((await cancel(visitor)).status).toBe(200);
        await runAll();
        await runAll();
        const told = (await mailsTo(visitor)).filter(({ subject }) =>
          subject.includes('cancelled'),
        );
        expect(told.map(({ subject }) => subject)).toEqual(['You’ve cancelled your contract']);
        expect(told[0]?.body).toMatch(/We received .+\d{4}.+ \(.+ Time\)/);
        expect(told[0]?.body).toMatch(/You can use it until \d.+\s+We won’t charge you again\./);
      },
    );

    test('say of a plan that the user has kept meanwhile only that it is kept', async () => {
      const visitor = await internalCustomer();
      await runAll();
      expect((await cancel(visitor)).status).toBe(200);
      expect((await visitor.call('POST', '/api/subscription/revive')).status).toBe(200);
      await runAll();
      expect(await subjectsTo(visitor)).toEqual([
        'Your order: Three devices',
        'You’ve kept your plan',
      ]);
    });
  });

  describe('when a renewal is not paid', () => {
    test.each([
      [
        'once on the INTERNAL engine, which warns once more before the last try',
        internalCustomer,
        1,
      ],
      ['again after the second try of the card provider', stripeCustomer, 2],
    ])('say so with a link to pay, %s', async (_, begin, mails) => {
      const visitor = await begin();
      await useCard(visitor, 'pm_card_chargeCustomerFail');
      await days((await untilRenewal(visitor)) + 0.5);
      await days(4);
      const told = (await mailsTo(visitor)).filter(({ subject }) => subject.includes('couldn’t'));
      expect(told).toHaveLength(mails);
      expect(told[0]?.body).toMatch(/we couldn’t take £\d+\.00 for .+ You haven’t been charged\./);
      expect(told[0]?.links[0]).toMatch(/\/v2\/#\/portal\/billing-information$/);
    });
  });

  test('warn before the last try though the process dies while it writes the warning', async () => {
    const visitor = await internalCustomer();
    await useCard(visitor, 'pm_card_chargeCustomerFail');
    await days((await untilRenewal(visitor)) + 0.5);
    const warnings = async () =>
      (await subjectsTo(visitor)).filter((subject) => subject.includes('ends on'));
    await days(4);
    expect(await warnings()).toEqual([]);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mend = await failInserts(sandbox, 'notices');
    await days(4);
    await mend();
    vi.restoreAllMocks();
    await days(0.1);
    expect(await warnings()).toHaveLength(1);
    await days(1);
    expect(await warnings()).toHaveLength(1);
  });

  describe('before a renewal', () => {
    const subject = /renews on/;
    const reminders = async (visitor: Visitor) =>
      (await mailsTo(visitor)).filter((mail) => subject.test(mail.subject));

    test('remind of a yearly plan once, 30 days before, unless it is cancelled', async () => {
      const leaving = await internalCustomer('tc-standard-1year');
      const reason = { cancellationReason: 'Moving' };
      expect((await leaving.call('DELETE', '/api/subscription', reason)).status).toBeLessThan(300);
      const visitor = await internalCustomer('tc-standard-1year');
      await days((await untilRenewal(visitor)) - 32);
      expect(await reminders(visitor)).toEqual([]);
      await days(3);
      await days(20);
      const [mail, ...more] = await reminders(visitor);
      expect(more).toEqual([]);
      expect(mail?.body).toMatch(/You’ll pay £190\.00 for 1 year\./);
      expect(await reminders(leaving)).toEqual([]);
    });

    test('remind of a plan of 4 weeks after half a year, not before', async () => {
      const visitor = await internalCustomer();
      await days(170);
      expect(await reminders(visitor)).toEqual([]);
      await days(28);
      expect(await reminders(visitor)).toHaveLength(1);
    });

    test('tell once that the coupon ends', async () => {
      const visitor = await internalCustomer('tc-standard-4weeks', 'SEASIDE');
      const about = async () =>
        (await mailsTo(visitor)).filter((mail) => mail.subject.includes('full price'));
      await days(29);
      expect(await about()).toEqual([]);
      await days(21);
      await days(40);
      const [mail, ...more] = await about();
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^From \d+ \w+(?: \d{4})?, your plan costs the full price$/);
      expect(mail?.body).toMatch(
        /SEASIDE.+From .+ your plan costs the full price, £19\.00 every 4 weeks\./,
      );
    });
  });

  test('tell of a device that joins the plan after the first one', async () => {
    const visitor = await internalCustomer();
    const add = (mac: string, name: string) =>
      visitor.call('POST', '/api/devices', { mac, name, kind: 'phone' });
    expect((await add('A4:83:E7:00:11:22', 'Phone')).status).toBeLessThan(300);
    expect((await add('A4:83:E7:00:11:23', 'Old laptop')).status).toBeLessThan(300);
    await runAll();
    const told = (await mailsTo(visitor)).filter(({ subject }) => subject.startsWith('New device'));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('Old laptop is now on your');
    expect(told[0]?.body).toContain('A4:83:E7:00:11:23');
  });
});
