import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedLanguage, inLanguage, say, speakingTo } from '../services/messages/say';
import { instantText, spanTexts } from '../services/messages/dates';
import type { SiteRow } from '../services/sites/findSite';
import { customers } from './support/customers';
import { lastMessage } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe('the language of a message', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl, fr;q=0.5', 'fr'],
    ['cy', 'cy'],
    ['nl', null],
    ['*', null],
    ['', null],
    [undefined, null],
  ])('for "%s" is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it('is that of its request, else of the account, else English', () => {
    const order = () => say('orderSubject', { site: 'Quay' });
    expect(inLanguage('de', order)).toBe('Ihre Bestellung bei Quay');
    expect(speakingTo({ language: 'fr' }, null, order)).toBe('Votre commande à Quay');
    expect(inLanguage('de', () => speakingTo({ language: 'fr' }, null, order))).toBe(
      'Ihre Bestellung bei Quay',
    );
    expect(speakingTo({ language: null }, null, order)).toBe('Your order at Quay');
    expect(order()).toBe('Your order at Quay');
  });

  // SITE-18
  it('is American English at a site in the United States', () => {
    const at = Date.UTC(2026, 10, 26, 14, 30);
    const said = (venue: SiteRow | null, language: string | null = null) =>
      speakingTo({ language }, venue, () => [say('cancelledSubject'), instantText(at)]);
    const site = (country: string) => ({ details: { country } }) as SiteRow;
    expect(said(site('US'))).toEqual([
      'You’ve canceled your contract',
      'November 26, 2026 at 2:30 PM (Coordinated Universal Time)',
    ]);
    expect(said(site('GB'))).toEqual([
      'You’ve cancelled your contract',
      '26 November 2026 at 14:30 (Greenwich Mean Time)',
    ]);
    expect(said(site('US'), 'de')[1]).toMatch(/^26\. November 2026 um 14:30 /);
  });

  it.each([
    ['canal-wharf', 'GB', 'en', '26 July 2026 at 23:30 (British Summer Time)'],
    ['speicherhof', 'DE', 'de', '27. Juli 2026 um 00:30 (Mitteleuropäische Sommerzeit)'],
    ['residence-lilas', 'FR', 'fr', '27 juillet 2026 à 00:30 (heure d’été d’Europe centrale)'],
    ['mercer-lofts', 'US', 'en', 'July 26, 2026 at 6:30 PM (Eastern Daylight Time)'],
    ['cedar-pine', 'US', 'en', 'July 26, 2026 at 3:30 PM (Pacific Daylight Time)'],
  ])('names the time at %s, and its zone', (locationId, country, language, text) => {
    const at = Date.UTC(2026, 6, 26, 22, 30);
    const venue = { locationId, details: { country } } as SiteRow;
    expect(speakingTo({ language }, venue, () => instantText(at))).toBe(text);
  });

  it('names the zone of a time once, or each if the clocks change in it', () => {
    const venue = { locationId: 'canal-wharf', details: { country: 'GB' } } as SiteRow;
    const ends = (days: number) =>
      speakingTo({ language: 'en' }, venue, () =>
        spanTexts(Date.UTC(2026, 9, 24, 12), Date.UTC(2026, 9, 24 + days, 12)),
      );
    expect(ends(0)).toEqual({
      from: '24 October 2026 at 13:00',
      to: '24 October 2026 at 13:00 (British Summer Time)',
    });
    expect(ends(1)).toEqual({
      from: '24 October 2026 at 13:00 (British Summer Time)',
      to: '25 October 2026 at 12:00 (Greenwich Mean Time)',
    });
  });
});

describe('a mail of the reference backend', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  it('is written in the language that the portal asks for', async () => {
    const visitor = new Visitor(sandbox);
    const email = 'maya.okafor@hey.co.uk';
    await visitor.arrive();
    const path = '/api/user/password-reset/request-email';
    await visitor.call('POST', path, { email }, { 'accept-language': 'pl' });
    expect((await lastMessage(sandbox, email)).subject).toBe('Wybierz nowe hasło');
  });

  it('writes its dates and amounts in that language too', async () => {
    const { internalCustomer } = customers(() => sandbox);
    const customer = await internalCustomer();
    const { body } = await customer.call('GET', '/api/billing');
    const orderNumber = String(body['invoices']?.[0]?.['number']);
    const { siteUser } = (await customer.call('GET', '/api/user')).body;
    const email = String(siteUser?.['email']);
    const visitor = await new Visitor(sandbox).arrive();
    const order = { kind: 'withdraw', orderNumber, email };
    const { asOf } = (await visitor.call('POST', '/api/termination/preview', order)).body;
    const german = { 'accept-language': 'de' };
    await visitor.call('POST', '/api/termination', { ...order, asOf }, german);
    const mail = await lastMessage(sandbox, email);
    expect(mail.subject).toBe('Sie haben Ihren Vertrag widerrufen');
    expect(mail.body).toMatch(/am \d+\. \p{L}+ \d{4} um \d\d:\d\d \(.+[zZ]eit\) erhalten/u);
    expect(mail.body).toMatch(/Wir haben 19,00\s£ erstattet/);
  });
});
