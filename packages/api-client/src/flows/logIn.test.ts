import { describe, expect, it } from 'vitest';
import { keptLocation, now, sessionOf, testClient, tokenOf } from '../testing/testClient';

const login = 'POST /auth/login';
const maya = { email: 'maya@example.com', password: 'correct horse' };

describe('logging in', () => {
  it('replaces the visitor’s token by the one that the answer brings', async () => {
    const { client, local } = testClient({ [login]: sessionOf(tokenOf.maya, {}) });
    expect((await client.session.logIn(maya)).data).toEqual({ kind: 'loggedIn' });
    expect(local.getItem('Token')).toBe(tokenOf.maya);
  });

  it.each([
    ['the e-mail alone where there is no customer code', {}, 'maya@example.com'],
    ['email@customerCode where there is one', keptLocation, 'maya@example.com@HAL'],
  ])('sends %s as the username', async (_, kept, username) => {
    const { client, network } = testClient({ [login]: sessionOf(tokenOf.maya, {}) }, { kept });
    await client.session.logIn(maya);
    expect(network.sent[0]?.body).toEqual({ username, password: 'correct horse' });
  });

  it.each([
    ['0 at an ordinary log-in', undefined, '0'],
    ['1 right after registering', true, '1'],
  ])('says registration stage %s', async (_, skipSmsCheck, stage) => {
    const { client, network } = testClient({ [login]: sessionOf(tokenOf.maya, {}) });
    await client.session.logIn({ ...maya, ...(skipSmsCheck && { skipSmsCheck }) });
    expect(network.sent[0]?.headers['x-registration-stage']).toBe(stage);
  });

  it.each([['Bad credentials'], ['Your account is still disabled'], ['Anything else']])(
    'gives back the header text of a refusal: %s',
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

  it('is not repeated when the network stumbles: the first try may have arrived', async () => {
    const { client, network } = testClient({ [login]: 'down' });
    expect((await client.session.logIn(maya)).error?.kind).toBe('network');
    expect(network.times(login)).toBe(1);
  });

  it('is a contract error when the answer brings neither a session nor a phone number', async () => {
    const { client } = testClient({ [login]: { body: {} } });
    expect((await client.session.logIn(maya)).error).toMatchObject({
      kind: 'contract',
      path: 'authorization',
    });
  });
});

describe('logging in where an SMS code is wanted', () => {
  const wanted = {
    body: { phoneNumber: '•••• 900', nextCodeCreationTime: new Date(now + 60_000).toISOString() },
  };
  const check = 'POST /auth/mfa/check-code/123456';
  const resend = 'POST /auth/mfa/resend-code';

  const untilCode = async (table: Parameters<typeof testClient>[0]) => {
    const opened = testClient({ [login]: wanted, ...table });
    const { data } = await opened.client.session.logIn(maya);
    if (data?.kind !== 'smsCode') throw new Error('no SMS code was wanted');
    return { ...opened, mfa: data.mfa };
  };

  it('leaves the visitor’s token and says where the code went and when another may be had', async () => {
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

  it('ends with the right code', async () => {
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

  it('gives back the header text of a wrong code', async () => {
    const refused = { status: 401, headers: { 'x-auth-error': 'The code is wrong' } };
    const { client, mfa } = await untilCode({ [check]: refused });
    expect((await client.session.enterSmsCode(mfa, '123456')).error).toMatchObject({
      authError: 'The code is wrong',
    });
  });

  it('sends another code and says when the next may be asked for', async () => {
    const next = { body: { nextCodeCreationTime: new Date(now + 120_000).toISOString() } };
    const { client, mfa } = await untilCode({ [resend]: next });
    expect(await client.session.resendCode(mfa)).toEqual({ data: now + 120_000 });
  });

  it('knows no time where the server does not say one', async () => {
    const { client, mfa } = await untilCode({ [resend]: { body: {} } });
    expect(await client.session.resendCode(mfa)).toEqual({ data: null });
  });
});
