import { describe, expect, it } from 'vitest';
import { keptLocation, now, sessionOf, testClient, tokenOf } from '../testing/testClient';

const login = 'POST /auth/login';
const maya = { email: 'maya@example.com', password: 'correct horse', siteCustomerCode: null };

describe('logging in', () => {
  it('replaces the visitor’s token by the token of the answer', async () => {
    const { client, local } = testClient({ [login]: sessionOf(tokenOf.maya, {}) });
    expect((await client.session.logIn(maya)).data).toEqual({ kind: 'loggedIn' });
    expect(local.getItem('Token')).toBe(tokenOf.maya);
  });

  it.each([
    ['the email alone if there is no customer code', {}, null, 'maya@example.com'],
    ['email@customerCode if the location has one', keptLocation, 'SITE', 'maya@example.com@HAL'],
    ['the site’s code if the location has none', {}, 'SITE', 'maya@example.com@SITE'],
  ])('sends %s as the username', async (_, kept, siteCustomerCode, username) => {
    const { client, network } = testClient({ [login]: sessionOf(tokenOf.maya, {}) }, { kept });
    await client.session.logIn({ ...maya, siteCustomerCode });
    expect(network.sent[0]?.body).toEqual({ username, password: 'correct horse' });
  });

  it.each([
    ['0 at an ordinary log-in', undefined, '0'],
    ['1 right after registering', true, '1'],
  ])('sends the registration stage %s', async (_, skipSmsCheck, stage) => {
    const { client, network } = testClient({ [login]: sessionOf(tokenOf.maya, {}) });
    await client.session.logIn({ ...maya, ...(skipSmsCheck && { skipSmsCheck }) });
    expect(network.sent[0]?.headers['x-registration-stage']).toBe(stage);
  });

  it.each([['Bad credentials'], ['Your account is still disabled'], ['Anything else']])(
    'returns the header text of a refusal: %s',
    async (text) => {
      const { client, local } = testClient({
        [login]: { status: 401, headers: { 'x-auth-error': text }, body: { code: 'UNAUTHORISED' } },
      });
      expect((await client.session.logIn(maya)).error).toEqual({
        kind: 'http',
        call: 'login',
        status: 401,
        code: 'UNAUTHORISED',
        message: null,
        authError: text,
        fields: {},
        retryAfter: null,
      });
      expect(local.getItem('Token')).toBe(tokenOf.visitor);
    },
  );

  it('is not repeated after a network error, since the server may have received it', async () => {
    const { client, network } = testClient({ [login]: 'down' });
    expect((await client.session.logIn(maya)).error?.kind).toBe('network');
    expect(network.times(login)).toBe(1);
  });

  it('is a contract error if the answer has neither a session nor a phone number', async () => {
    const { client } = testClient({ [login]: { body: {} } });
    expect((await client.session.logIn(maya)).error).toMatchObject({
      kind: 'contract',
      path: 'authorization',
    });
  });
});

describe('logging in with an SMS code', () => {
  const wanted = {
    body: { phoneNumber: '•••• 900', nextCodeCreationTime: new Date(now + 60_000).toISOString() },
  };
  const check = 'POST /auth/mfa/check-code/123456';
  const resend = 'POST /auth/mfa/resend-code';

  const untilCode = async (table: Parameters<typeof testClient>[0]) => {
    const opened = testClient({ [login]: wanted, ...table });
    const { data } = await opened.client.session.logIn(maya);
    if (data?.kind !== 'smsCode') throw new Error('the log-in asked for no SMS code');
    return { ...opened, mfa: data.mfa };
  };

  it('keeps the visitor’s token and returns the phone number and the time of the next code', async () => {
    const { mfa, local } = await untilCode({});
    expect(mfa).toEqual({
      username: 'maya@example.com',
      password: 'correct horse',
      phoneNumber: '•••• 900',
      nextCodeCreationTime: now + 60_000,
      skipSmsCheck: false,
    });
    expect(local.getItem('Token')).toBe(tokenOf.visitor);
  });

  it('completes with the right code', async () => {
    const { client, mfa, local, network } = await untilCode({
      [check]: sessionOf(tokenOf.maya, {}),
    });
    expect(await client.session.enterSmsCode(mfa, ' 123456 ')).toEqual({ data: null });
    expect(local.getItem('Token')).toBe(tokenOf.maya);
    expect(network.sent.at(-1)?.body).toEqual({
      username: 'maya@example.com',
      password: 'correct horse',
    });
  });

  it('returns the header text of a wrong code', async () => {
    const refused = { status: 401, headers: { 'x-auth-error': 'The code is wrong' } };
    const { client, mfa } = await untilCode({ [check]: refused });
    expect((await client.session.enterSmsCode(mfa, '123456')).error).toMatchObject({
      authError: 'The code is wrong',
    });
  });

  it('sends another code and returns the time of the next one', async () => {
    const next = { body: { nextCodeCreationTime: new Date(now + 120_000).toISOString() } };
    const { client, mfa } = await untilCode({ [resend]: next });
    expect(await client.session.resendCode(mfa)).toEqual({ data: now + 120_000 });
  });

  it('returns null if the server sends no time', async () => {
    const { client, mfa } = await untilCode({ [resend]: { body: {} } });
    expect(await client.session.resendCode(mfa)).toEqual({ data: null });
  });
});
