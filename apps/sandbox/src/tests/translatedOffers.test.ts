import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translations } from '../scenarios/translations/translations';
import { venues } from '../scenarios/venues/venues';
import { withTexts } from '../services/sites/withTexts';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

/** Title and perks of a plan, and how the terms begin. */
const words = {
  en: ['Three devices', ['3 devices', 'HD video'], 'Terms for the Wi-Fi at Trenance Cove'],
  de: ['Drei Geräte', ['3 Geräte', 'HD-Videos'], 'Bedingungen für das WLAN: Trenance Cove'],
  fr: ['Trois appareils', ['3 appareils', 'Vidéo HD'], 'Conditions du Wi-Fi : Trenance Cove'],
  es: [
    'Tres dispositivos',
    ['3 dispositivos', 'Vídeo en HD'],
    'Condiciones del Wi-Fi: Trenance Cove',
  ],
  pl: ['Trzy urządzenia', ['3 urządzenia', 'Wideo HD'], 'Warunki Wi-Fi: Trenance Cove'],
  cy: ['Tair dyfais', ['3 dyfais', 'Fideo HD'], 'Telerau’r Wi-Fi: Trenance Cove'],
  ar: ['ثلاثة أجهزة', ['3 أجهزة', 'فيديو عالي الدقة'], 'شروط الواي فاي: Trenance Cove'],
} as const;

// API-16
describe('the words of a site', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  test.each(Object.entries(words))(
    'are in the language that is asked for: %s',
    async (...given) => {
      const [language, [title, perks, terms]] = given;
      const inLanguage = { 'accept-language': `${language}, en;q=0.5` };
      const visitor = await new Visitor(sandbox, 'trenance-cove').arrive();
      const plans = await visitor.call(
        'GET',
        '/api/plans/site/trenance-cove',
        undefined,
        inLanguage,
      );
      expect(plans.body).toContainEqual(expect.objectContaining({ title, name: title, perks }));
      const { body } = await visitor.call('GET', '/api/terms', undefined, inLanguage);
      expect(String(body['html'])).toContain(`<h2>${terms}</h2>`);
    },
  );

  test.each([
    ['en', /^Three devices, [JFMASOND]/],
    ['fr', /^Trois appareils, \p{Ll}+$/u],
    ['es', /^Tres dispositivos, \p{Ll}+$/u],
    ['ar', /^ثلاثة أجهزة، \p{L}+$/u],
  ])('are on the invoices of those who bought a plan: %s', async (language, title) => {
    const customer = await customers(() => sandbox).internalCustomer('tc-standard-4weeks');
    const asked = { 'accept-language': language };
    const bills = await customer.call('GET', '/api/billing', undefined, asked);
    expect(textAt(bills, 'invoices.0.description')).toMatch(title);
    expect(textAt(bills, 'invoices.0.lines.0.description')).toMatch(/^[^,،]+$/);
  });

  test('are on the invoice of a change of plan', async () => {
    const { change, internalCustomer } = customers(() => sandbox);
    const customer = await internalCustomer('tc-single-4weeks');
    expect((await change(customer, 'tc-standard-4weeks')).status).toBe(200);
    const german = { 'accept-language': 'de' };
    const { body } = await customer.call('GET', '/api/billing', undefined, german);
    expect(body['invoices']).toContainEqual(
      expect.objectContaining({ description: 'Wechsel zu \u2068Drei Geräte\u2069' }),
    );
  });

  // LAW-10
  test.each([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['fr', 'Allemagne'],
    ['pl', 'Niemcy'],
  ])('name the seller’s country in the language of the reader: %s', async (language, country) => {
    const visitor = await new Visitor(sandbox, 'speicherhof').arrive();
    const asked = { 'accept-language': language };
    const { body } = await visitor.call('GET', '/api/site-info', undefined, asked);
    expect(body).toMatchObject({
      consumerRights: {
        seller: {
          name: 'Foyer Networks GmbH',
          address: `Am Sandtorkai 27, 20457 Hamburg, ${country}`,
        },
      },
    });
  });

  // LAW-3
  test.each([
    ['speicherhof', true],
    ['trenance-cove', false],
  ])('want the button that cancels on the first page in Germany: %s', async (venue, wanted) => {
    const visitor = await new Visitor(sandbox, venue).arrive();
    expect((await visitor.call('GET', '/api/site-info')).body).toMatchObject({
      consumerRights: { cancelsInOneStep: wanted },
    });
  });

  test('of site information, fields, preferences and links are in the language that is asked for', async () => {
    const visitor = await new Visitor(sandbox, 'halden-arcade').arrive();
    const german = { 'accept-language': 'de' };
    const read = async (path: string) => (await visitor.call('GET', path, undefined, german)).body;
    expect(await read('/api/site-info')).toMatchObject({
      name: 'Halden Arcade Hotel',
      landingText: '<p>Guten Abend. Das WLAN geht aufs Haus.</p>',
      support: { text: 'Wählen Sie die 0 für die Rezeption' },
      aliases: { zone: { one: 'Zimmer', many: 'Zimmer' } },
    });
    expect(await read('/api/site-info/fapu-properties')).toMatchObject({
      fields: expect.arrayContaining([{ name: 'zoneName', required: true, label: 'Zimmernummer' }]),
    });
    expect(await read('/api/marketing-preferences')).toContainEqual({
      id: 'post',
      title: 'Post',
      description: 'Ab und zu ein Brief mit Angeboten.',
    });
    expect(await read('/api/feedback/info')).toMatchObject({
      text: 'Sagen Sie Halden Arcade Hotel, was Sie vom WLAN halten',
    });
  });

  test.each(Object.keys(translations))('are whole for each prepared site: %s', (language) => {
    const missing = venues.flatMap(({ details }) => {
      const used: string[] = [];
      withTexts(details, (text) => {
        used.push(text.replaceAll(details.name, '{site}'));
        return text;
      });
      return used.filter((text) => !Object.hasOwn(translations[language]?.sites ?? {}, text));
    });
    expect(missing).toEqual([]);
  });

  test('are English in a language that the site does not have', async () => {
    const visitor = await new Visitor(sandbox, 'trenance-cove').arrive();
    const dutch = { 'accept-language': 'nl' };
    const plans = await visitor.call('GET', '/api/plans/site/trenance-cove', undefined, dutch);
    expect(plans.body).toContainEqual(expect.objectContaining({ title: 'Three devices' }));
  });

  test('name the plan that a customer has', async () => {
    const visitor = await customers(() => sandbox).internalCustomer();
    const polish = { 'accept-language': 'pl' };
    const { body } = await visitor.call('GET', '/api/subscription', undefined, polish);
    expect(body['subscription']).toMatchObject({ title: 'Trzy urządzenia' });
  });
});
