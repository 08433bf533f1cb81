import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/users';
import { customers } from './support/customers';
import { endAllPlans } from './support/endAllPlans';
import { messagesTo } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const PASSWORD = 'a long enough one';

// PREF-9
describe('the language of an account', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
    await endAllPlans(sandbox);
  });
  afterAll(() => sandbox.close());

  const { days, internalCustomer } = customers(() => sandbox);

  const languageOf = async (visitor: Visitor) => {
    const { siteUser } = (await visitor.call('GET', '/api/user')).body;
    return siteUser?.['language'];
  };
  const choose = (visitor: Visitor, language: string) =>
    visitor.call('PATCH', '/api/user', { language });
  const emailOf = async (visitor: Visitor) => {
    const { siteUser } = (await visitor.call('GET', '/api/user')).body;
    return String(siteUser?.['email']);
  };
  const logInElsewhere = async (email: string, language: string) => {
    const phone = await new Visitor(sandbox, 'trenance-cove').arrive();
    const credentials = { username: email, password: PASSWORD };
    await phone.call('POST', '/auth/login', credentials, {
      'x-registration-stage': '0',
      'accept-language': language,
    });
    return phone;
  };

  test('is the chosen one on another phone, and in the mail before a renewal', async () => {
    const customer = await internalCustomer('tc-standard-1year');
    expect((await choose(customer, 'de')).status).toBe(200);
    const email = await emailOf(customer);
    const phone = await logInElsewhere(email, 'en');
    expect(await languageOf(phone)).toBe('de');
    for (const passed of [330, 7]) await days(passed);
    const subjects = (await messagesTo(sandbox, email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toMatch(/verlängert sich/);
  });

  test('is that of the first log-in where nobody has chosen one', async () => {
    const customer = await new Visitor(sandbox, 'trenance-cove').signUp();
    const email = await emailOf(customer);
    await sandbox.backend.db.update(users).set({ language: null }).where(eq(users.email, email));
    expect(await languageOf(customer)).toBeNull();
    expect(await languageOf(await logInElsewhere(email, 'fr-CA,en;q=0.5'))).toBe('fr');
    expect(await languageOf(await logInElsewhere(email, 'pl'))).toBe('fr');
  });

  test('is one that mails are written in, and no further field of the account', async () => {
    const customer = await new Visitor(sandbox, 'trenance-cove').signUp({ language: 'cy' });
    expect(await choose(customer, 'nl')).toMatchObject({
      status: 400,
      body: { fields: { language: expect.any(String) } },
    });
    expect((await choose(customer, 'de-AT')).status).toBe(200);
    const { siteUser } = (await customer.call('GET', '/api/user')).body;
    expect(siteUser).toMatchObject({ language: 'de', details: {} });
  });
});
