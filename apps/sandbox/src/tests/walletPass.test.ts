import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '../db/schema/billing';
import { subscriptions } from '../db/schema/subscriptions';
import { readAppleWallet } from '../process/readAppleWallet';
import { sayPass } from '../services/key-cards/passTexts';
import { inLanguage } from '../services/messages/say';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { unzip } from './support/unzip';
import type { Visitor } from './support/Visitor';
import { makeWalletKeys, verifySignature } from './support/walletKeys';

const keys = makeWalletKeys();

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

// CARD-4
describe('the pass for Apple Wallet', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite', { appleWallet: keys });
  });
  afterAll(() => sandbox.close());
  const { dashboard, days, internalCustomer } = customers(() => sandbox);

  const linkOf = async (visitor: Visitor): Promise<string> => {
    const { appleWalletUrl } = await dashboard(visitor);
    expect(appleWalletUrl).toMatch(/^http/);
    return new URL(String(appleWalletUrl)).pathname;
  };
  const open = async (link: string) => sandbox.app.request(link);
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
    expect(await leadsTo(`/api/key-card-pass/${customer.token}`)).toBe(`${page}&link=old`);
    await days(1);
    expect(await leadsTo(link)).toBe(`${page}&link=old`);
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

test('without keys, the dashboard offers no pass', async () => {
  const sandbox = await startTestSandbox('pglite');
  const { dashboard, internalCustomer } = customers(() => sandbox);
  expect(await dashboard(await internalCustomer())).toMatchObject({ appleWalletUrl: null });
  await sandbox.close();
});

describe('the settings of Apple Wallet', () => {
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

  test('are read together, or not at all', () => {
    expect(readAppleWallet({})).toBeNull();
    expect(readAppleWallet(env('key'))).toEqual(keys);
    expect(() => readAppleWallet({ ...env('key'), APPLE_WALLET_KEY: '' })).toThrow(
      'APPLE_WALLET_KEY is not set',
    );
  });

  test('are refused when a file is missing or the key is another’s', () => {
    expect(() => readAppleWallet(env('nothing'))).toThrow(
      /^APPLE_WALLET_KEY is ".*", which cannot be read/,
    );
    expect(() => readAppleWallet(env('other'))).toThrow('do not belong together');
  });
});
