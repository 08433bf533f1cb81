import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
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
