import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// LAW-19
describe('the legal notice of a site', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  const read = async (venue: string, language: string): Promise<string[]> => {
    const visitor = await new Visitor(sandbox, venue).arrive();
    const asked = { 'accept-language': language };
    const { body } = await visitor.call('GET', '/api/terms', undefined, asked);
    return String(body['seller'])
      .split('\n')
      .map((line) => /^<p>(.*)<\/p>$/.exec(line)?.[1] ?? line);
  };

  test('names the German company with its court, its directors and both bodies for disputes', async () => {
    expect(await read('speicherhof', 'de')).toEqual([
      'Foyer Networks GmbH',
      'Am Sandtorkai 27, 20457 Hamburg, Deutschland',
      'Geschäftsführung: Jana Petersen',
      '040 66969 120, help@foyer.example',
      'Amtsgericht Hamburg, HRB 123456, USt-IdNr. DE123456789',
      'Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.',
      'Bei Streit über Telekommunikation können Sie die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen (§ 68 TKG).',
    ]);
  });

  test.each([
    [
      'trenance-cove',
      'en',
      [
        'If something goes wrong, complain to us first, by phone, email or letter.',
        'If we can’t agree within 6 weeks, you can take your complaint to our dispute scheme, Communications Ombudsman. This is free.',
      ],
    ],
    [
      'residence-des-lilas',
      'fr',
      [
        'En cas de litige, adressez-nous d’abord une réclamation écrite.',
        'Si nous ne trouvons pas d’accord, vous pouvez saisir gratuitement notre médiateur de la consommation : Médiation des communications électroniques.',
      ],
    ],
    ['mercer-lofts', 'en', ['EIN 12-3456789']],
  ])('says where to take a dispute in its country: %s', async (venue, language, last) => {
    expect((await read(venue, language)).slice(-last.length)).toEqual(last);
  });

  test.each(['en', 'de', 'fr', 'es', 'pl', 'cy', 'ar'])(
    'is whole in each language: %s',
    async (language) => {
      for (const [venue, scheme] of [
        ['trenance-cove', 'Communications Ombudsman'],
        ['residence-des-lilas', 'Médiation des communications électroniques'],
        ['speicherhof', '§'],
      ] as const) {
        const lines = await read(venue, language);
        expect(lines.at(-1)).toContain(scheme);
        expect(lines.join(' ')).not.toMatch(/[{}]|https?:/);
      }
    },
  );
});
