import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import sharp from 'sharp';
import { array, looseObject, object, optional, parse, string } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { users } from '../db/schema/users';
import { readAppleWallet } from '../process/readAppleWallet';
import { readGoogleWallet } from '../process/readGoogleWallet';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { runJobs } from '../services/jobs/runJobs';
import { sayPass } from '../services/key-cards/passTexts';
import { inLanguage } from '../services/messages/say';
import { endSessions } from '../services/sessions/sessions';
import { customers } from './support/customers';
import { cards, payCheckout } from './support/payCheckout';
import { textAt } from './support/textAt';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { unzip } from './support/unzip';
import { Visitor } from './support/Visitor';
import { makeWalletKeys, verifySignature } from './support/walletKeys';

const keys = makeWalletKeys();

/** What a test reads of a pass that Google saves. */
const savedPass = object({
  typ: string(),
  payload: object({
    genericClasses: array(object({ id: string() })),
    genericObjects: array(
      looseObject({
        id: string(),
        classId: string(),
        groupingInfo: object({ groupingId: string() }),
        logo: optional(object({ sourceUri: object({ uri: string() }) })),
        textModulesData: array(object({ header: string(), body: string() })),
      }),
    ),
  }),
});

/** What the pass says in the words of the portal, which it can't import. */
const shared = [
  'speed',
  'mbps',
  'validUntil',
  'renewsOn',
  'changesOn',
  'pausedUntil',
  'access',
  'active',
  'included',
  'due',
  'paused',
] as const;

/** The key that an operator gets from Google for a service account. */
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const googleWallet = {
  issuerId: '3388000000012345678',
  email: 'key-cards@operator.iam.gserviceaccount.example',
  key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite', { appleWallet: keys, googleWallet });
});
afterAll(() => sandbox.close());
const { dashboard, days, internalCustomer } = customers(() => sandbox);

const linkTo = async (
  field: 'appleWalletUrl' | 'googleWalletUrl',
  visitor: Visitor,
): Promise<string> => {
  const url = (await dashboard(visitor))[field];
  expect(url).toMatch(/^http/);
  return new URL(String(url)).pathname;
};
const open = async (link: string) => sandbox.app.request(link);

// CARD-4
describe('the pass for Apple Wallet', () => {
  const linkOf = (visitor: Visitor) => linkTo('appleWalletUrl', visitor);
  const filesOf = async (response: Response) => unzip(Buffer.from(await response.arrayBuffer()));
  const passOf = async (link: string): Promise<Record<string, unknown>> =>
    JSON.parse(String((await filesOf(await open(link)))['pass.json'])) as Record<string, unknown>;

  test('is signed by the operator, as openssl confirms, and names each file', async () => {
    const response = await open(await linkOf(await internalCustomer()));
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    const { signature, ['manifest.json']: manifest, ...files } = await filesOf(response);
    if (!signature || !manifest) throw new Error('The pass is not signed.');
    verifySignature(signature, manifest, keys.intermediate);
    const changed = Buffer.from(String(manifest).replace('pass.json', 'past.json'));
    expect(() => verifySignature(signature, changed, keys.intermediate)).toThrow();
    const hashes = Object.entries(files).map(([name, data]) => [
      name,
      createHash('sha1').update(data).digest('hex'),
    ]);
    expect(JSON.parse(String(manifest))).toEqual(Object.fromEntries(hashes));
  });

  test('says what the key card says, in the brand’s colours, and holds only the portal’s address', async () => {
    const customer = await internalCustomer();
    const { userInfo } = await dashboard(customer);
    const name = `${String(userInfo?.firstName)} ${String(userInfo?.lastName)}`;
    expect(await passOf(await linkOf(customer))).toMatchObject({
      passTypeIdentifier: 'pass.example.foyer',
      teamIdentifier: 'TEAM123456',
      backgroundColor: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/) as string,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: `${sandbox.backend.publicUrl}/v2/` }],
      generic: {
        primaryFields: [{ label: 'Renews on' }],
        secondaryFields: [{ value: name }],
      },
    });
  });

  test('says the time of the end too', async () => {
    const customer = await internalCustomer();
    const { db } = sandbox.backend;
    await db
      .update(subscriptions)
      .set({ cancelAtPeriodEnd: true, state: 'cancelled' })
      .where(eq(subscriptions.userId, customer.userId));
    expect(await passOf(await linkOf(customer))).toMatchObject({
      generic: {
        primaryFields: [
          {
            label: 'Valid until',
            value: expect.stringMatching(/^\d+ \w+ \d{4} at \d\d:\d\d$/) as string,
          },
        ],
      },
    });
  });

  // SUB-20, SITE-5
  test('calls a boost what the venue calls it', async () => {
    const visitor = new Visitor(sandbox, 'union-street');
    await visitor.arrive();
    await visitor.logIn('priya.raman@quad.example', PERSONA_PASSWORD);
    const boost = { priceId: 'us-boost-1week', mode: 'payment', returnPath: '/stripe-return' };
    const checkout = await visitor.keyed('/api/billing/create-checkout-session', boost);
    await payCheckout(sandbox, textAt(checkout, 'clientSecret'), cards.pays);
    await runJobs(sandbox.backend);
    expect(await passOf(await linkOf(visitor))).toMatchObject({
      generic: {
        auxiliaryFields: [
          { label: 'Boost', value: 'Exam boost' },
          { label: 'Boost until' },
          { label: 'Speed' },
        ],
      },
    });
  });

  test('has the brand’s mark as a sharp icon without a transparent edge', async () => {
    const files = await filesOf(await open(await linkOf(await internalCustomer())));
    const { width, height } = await sharp(files['icon@3x.png']).metadata();
    expect([width, height]).toEqual([87, 87]);
    expect(await sharp(files['icon@3x.png']).stats()).toMatchObject({ isOpaque: true });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['icon.png', 'logo@2x.png']));
  });

  test('is in one language, whatever the browser asks for that opens the link', async () => {
    const customer = await internalCustomer();
    const german = { 'accept-language': 'de' };
    const { body } = await customer.call('GET', '/api/dashboard', undefined, german);
    expect(await passOf(new URL(String(body['appleWalletUrl'])).pathname)).toMatchObject({
      generic: {
        primaryFields: [{ label: 'Verlängert sich am' }],
        auxiliaryFields: [
          { label: 'Tarif', value: 'Drei Geräte' },
          { label: 'Tempo', value: '50 Mbit/s' },
        ],
      },
    });
  });

  test.each(['en', 'de', 'fr', 'es', 'pl', 'cy', 'ar'])(
    'has the words of the portal’s key card (%s)',
    async (language) => {
      const textsOf = async (folder: string): Promise<object> => {
        const file = new URL(`../../../portal/src/${folder}/${language}.json`, import.meta.url);
        return JSON.parse(await readFile(file, 'utf8')) as object;
      };
      const card = {
        ...(await textsOf('shared/common/texts')),
        ...(await textsOf('features/key-card/texts')),
      };
      const said = inLanguage(language, () => shared.map((key) => [key, sayPass(key)] as const));
      expect(card).toMatchObject(Object.fromEntries(said));
    },
  );

  test('is given neither for an old link nor for an altered one: they lead to the page of the key card', async () => {
    const customer = await internalCustomer();
    const link = await linkOf(customer);
    const leadsTo = async (path: string) => (await open(path)).headers.get('location');
    const page = `${sandbox.backend.publicUrl}/v2/#/portal/my-account?view=key-card`;
    expect(await leadsTo(`${link}x`)).toBe(`${page}&link=old`);
    expect(await leadsTo(`/api/key-card-pass/apple/${customer.token}`)).toBe(`${page}&link=old`);
    await days(1);
    expect(await leadsTo(link)).toBe(`${page}&link=old`);
  });

  // SES-36
  test('is given to nobody by the link of a session that has ended', async () => {
    const customer = await internalCustomer();
    const link = await linkOf(customer);
    expect((await open(link)).status).toBe(200);
    await endSessions(sandbox.backend, customer.userId);
    expect((await open(link)).headers.get('location')).toContain('link=old');
  });

  // SEC-12
  test('leaves no link in the error output where it can’t be made', async () => {
    const link = await linkOf(await internalCustomer());
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const use = vi.spyOn(sandbox.backend.limits, 'use').mockRejectedValue(new Error('No answer.'));
    expect((await open(link)).status).toBe(500);
    const output = said.mock.calls.flat().map(String).join('\n');
    said.mockRestore();
    use.mockRestore();
    expect(output).toContain('/api/key-card-pass/:wallet/:link: Error: No answer.');
    expect(output).not.toContain(link.split('/').at(-1));
  });

  test('is given to nobody without access: the link leads to the page that says so', async () => {
    const customer = await internalCustomer();
    const link = await linkOf(customer);
    const { db } = sandbox.backend;
    await db.delete(invoices).where(eq(invoices.userId, customer.userId));
    await db.delete(subscriptions).where(eq(subscriptions.userId, customer.userId));
    expect((await open(link)).headers.get('location')).toBe(
      `${sandbox.backend.publicUrl}/v2/#/portal/my-account?view=key-card&location_id=trenance-cove`,
    );
  });
});

// CARD-4
describe('the pass for Google Wallet', () => {
  /** The longest address that Google promises to take. */
  const LONGEST = 1800 + 'https://pay.google.com/gp/v/save/'.length;

  const read = async (address: string | null) => {
    const [, signed = ''] =
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(address ?? '') ?? [];
    const { payload } = await jwtVerify(signed, publicKey, {
      issuer: googleWallet.email,
      audience: 'google',
    });
    return parse(savedPass, payload);
  };
  const addressFor = async (visitor: Visitor) =>
    (await open(await linkTo('googleWalletUrl', visitor))).headers.get('location');

  test('is signed by the operator, says what the key card says, and fits into an address', async () => {
    const customer = await internalCustomer();
    const { userInfo } = await dashboard(customer);
    const address = await addressFor(customer);
    expect(address?.length).toBeLessThan(LONGEST);
    const { typ, payload } = await read(address);
    const [pass] = payload.genericObjects;
    expect(typ).toBe('savetowallet');
    expect(payload.genericClasses).toEqual([{ id: pass?.classId }]);
    expect(pass).toMatchObject({
      id: expect.stringMatching(/^3388000000012345678\.\w+$/) as string,
      subheader: { defaultValue: { language: 'en', value: 'Renews on' } },
      hexBackgroundColor: expect.stringMatching(/^#[\da-f]{6}$/i) as string,
      barcode: { type: 'QR_CODE', value: `${sandbox.backend.publicUrl}/v2/` },
    });
    const name = `${String(userInfo?.firstName)} ${String(userInfo?.lastName)}`;
    expect(pass?.textModulesData).toContainEqual({
      header: 'Trenance Cove',
      body: name,
    });
  });

  test('keeps its number while the card says the same, and gets another when it does not', async () => {
    const customer = await internalCustomer();
    const idOf = async () => (await read(await addressFor(customer))).payload.genericObjects[0];
    const first = await idOf();
    expect((await idOf())?.id).toBe(first?.id);
    await sandbox.backend.db
      .update(users)
      .set({ lastName: 'Trevithick' })
      .where(eq(users.id, customer.userId));
    const renamed = await idOf();
    expect(renamed?.id).not.toBe(first?.id);
    expect(renamed?.groupingInfo).toEqual(first?.groupingInfo);
  });

  test('has the brand’s logo where Google can fetch it', async () => {
    const customer = await internalCustomer();
    const logoOf = async () =>
      (await read(await addressFor(customer))).payload.genericObjects[0]?.logo;
    expect(await logoOf()).toBeUndefined();
    const { publicUrl } = sandbox.backend;
    sandbox.backend.publicUrl = 'https://wifi.example';
    const url = new URL(String((await logoOf())?.sourceUri.uri));
    sandbox.backend.publicUrl = publicUrl;
    expect(url.origin).toBe('https://wifi.example');
    const logo = await open(url.pathname);
    expect(logo.headers.get('content-type')).toBe('image/png');
    const picture = sharp(Buffer.from(await logo.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 660, height: 660 });
    expect(await picture.stats()).toMatchObject({ isOpaque: true });
    expect((await open('/api/key-card-logo/nowhere')).status).toBe(404);
  });

  test('is in the language of the portal, and fits in Arabic too', async () => {
    const customer = await internalCustomer();
    const arabic = { 'accept-language': 'ar' };
    const { body } = await customer.call('GET', '/api/dashboard', undefined, arabic);
    const link = new URL(String(body['googleWalletUrl'])).pathname;
    const address = (await open(link)).headers.get('location');
    expect(address?.length).toBeLessThan(LONGEST);
    expect((await read(address)).payload.genericObjects[0]).toMatchObject({
      subheader: { defaultValue: { language: 'ar', value: 'تتجدد في' } },
    });
  });
});

// CARD-4
test('without keys, the dashboard offers no pass, and no address gives one', async () => {
  const without = await startTestSandbox('pglite');
  const here = customers(() => without);
  const { appleWalletUrl, googleWalletUrl } = await here.dashboard(await here.internalCustomer());
  expect([appleWalletUrl, googleWalletUrl]).toEqual([null, null]);
  for (const path of ['pass/apple/link', 'pass/google/link', 'logo/trenance-cove'])
    expect((await without.app.request(`/api/key-card-${path}`)).status).toBe(404);
  await without.close();
});

describe('the settings of the wallets', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-wallet-'));
    for (const [name, text] of Object.entries({ ...keys, other: makeWalletKeys().key }))
      await writeFile(join(folder, name), text);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const env = (key: string) => ({
    APPLE_WALLET_CERTIFICATE: join(folder, 'certificate'),
    APPLE_WALLET_KEY: join(folder, key),
    APPLE_WALLET_INTERMEDIATE: join(folder, 'intermediate'),
  });

  test('of Google are an issuer and a service account’s key file', async () => {
    const file = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return { GOOGLE_WALLET_ISSUER: googleWallet.issuerId, GOOGLE_WALLET_KEY: join(folder, name) };
    };
    const account = { client_email: googleWallet.email, private_key: googleWallet.key };
    const settings = await file('account.json', JSON.stringify({ ...account, project_id: 'p' }));
    expect(readGoogleWallet({})).toBeNull();
    expect(readGoogleWallet(settings)).toEqual(googleWallet);
    expect(() => readGoogleWallet({ ...settings, GOOGLE_WALLET_KEY: '' })).toThrow(
      'GOOGLE_WALLET_KEY is not set',
    );
    expect(() => readGoogleWallet({ ...settings, GOOGLE_WALLET_ISSUER: 'Foyer' })).toThrow(
      'the number of an issuer account',
    );
    const broken = await file('broken.json', JSON.stringify({ ...account, private_key: 'none' }));
    expect(() => readGoogleWallet(broken)).toThrow(
      "isn't the key file of a Google service account",
    );
  });

  test('of Apple are read together, or not at all', () => {
    expect(readAppleWallet({})).toBeNull();
    expect(readAppleWallet(env('key'))).toEqual(keys);
    expect(() => readAppleWallet({ ...env('key'), APPLE_WALLET_KEY: '' })).toThrow(
      'APPLE_WALLET_KEY is not set',
    );
  });

  test('of Apple are refused when a file is missing or the key is another’s', () => {
    expect(() => readAppleWallet(env('nothing'))).toThrow(
      /^APPLE_WALLET_KEY is ".*", which cannot be read/,
    );
    expect(() => readAppleWallet(env('other'))).toThrow('do not belong together');
  });
});
