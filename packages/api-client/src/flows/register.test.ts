import { describe, expect, it, vi } from 'vitest';
import { wireSite } from '../testing/siteSample';
import { keptLocation, sessionOf, testClient, tokenOf } from '../testing/testClient';

const create = 'POST /api/user';
const login = 'POST /auth/login';
const created = { status: 201, body: { id: 'maya', email: 'maya@example.com', firstName: 'Maya' } };

const form = {
  email: 'maya@example.com',
  password: 'correct horse',
  details: { firstName: 'Maya', lastName: 'Okafor', mobile: '+447700900123', roomNumber: '12' },
  acceptsTerms: true,
  marketingOptIn: false,
  detailedMarketingOptIn: { email: true, sms: false, post: null },
};

describe('registering', () => {
  it('creates the user, logs in without the SMS check, then reports the sign-up', async () => {
    const { client, network, local } = testClient({
      [create]: created,
      [login]: sessionOf(tokenOf.maya, {}),
    });
    const onSignUp = vi.fn(() => expect(local.getItem('Token')).toBe(tokenOf.maya));
    const { data } = await client.session.register(form, { siteCustomerCode: null, onSignUp });
    const user = {
      userId: 'maya',
      email: 'maya@example.com',
      mobile: null,
      firstName: 'Maya',
      lastName: '',
      nextAnswers: null,
    };
    expect(data).toEqual({ user, logIn: { data: { kind: 'loggedIn' } } });
    expect(network.sent.map(({ line }) => line)).toEqual([create, login]);
    expect(network.sent[1]?.headers['x-registration-stage']).toBe('1');
    expect(onSignUp).toHaveBeenCalledExactlyOnceWith({ userId: 'maya' });
  });

  it('needs no log-in where the answer brings the user’s session', async () => {
    const { client, network, local } = testClient({
      [create]: { ...created, ...sessionOf(tokenOf.maya, created.body), status: 201 },
    });
    const onSignUp = vi.fn(() => expect(local.getItem('Token')).toBe(tokenOf.maya));
    const { data } = await client.session.register(form, { siteCustomerCode: null, onSignUp });
    expect(data?.logIn).toEqual({ data: { kind: 'loggedIn', nextAnswers: null } });
    expect(network.times(login)).toBe(0);
    expect(onSignUp).toHaveBeenCalledExactlyOnceWith({ userId: 'maya' });
  });

  it.each([
    ['all of them', {}, { gateway: { deviceState: 'captive' }, account: { userId: 'maya' } }],
    ['none where one is missing', { account: null }, null],
  ])('reads the answers to the calls that follow: %s', async (_, changed, expected) => {
    const nextAnswers = {
      gateway: { deviceState: 'captive' },
      siteInfo: wireSite,
      account: { userId: 'maya', siteUser: { id: 'maya' } },
      ...changed,
    };
    const body = { ...created.body, nextAnswers };
    const { client } = testClient({
      [create]: { ...created, ...sessionOf(tokenOf.maya, body), status: 201 },
    });
    const setting = { siteCustomerCode: null, onSignUp: vi.fn() };
    const { data } = await client.session.register(form, setting);
    expect(data?.logIn.error).toBeUndefined();
    const read = data?.user?.nextAnswers ?? null;
    if (expected) expect(read).toMatchObject(expected);
    else expect(read).toBeNull();
  });

  it('logs in where the answer only renews the visitor’s session', async () => {
    const { client, network } = testClient({
      [create]: { ...created, ...sessionOf(tokenOf.visitor, created.body), status: 201 },
      [login]: sessionOf(tokenOf.maya, {}),
    });
    await client.session.register(form, { siteCustomerCode: null, onSignUp: vi.fn() });
    expect(network.times(login)).toBe(1);
  });

  it('sends the form’s fields in one flat body, with marketing answers as flags', async () => {
    const { client, network } = testClient({ [create]: created });
    await client.call('registerUser', form);
    expect(network.sent[0]?.body).toEqual({
      firstName: 'Maya',
      lastName: 'Okafor',
      mobile: '+447700900123',
      roomNumber: '12',
      email: 'maya@example.com',
      password: 'correct horse',
      isTermsAndConditionAccepted: true,
      marketingOptIn: false,
      detailedMarketingOptIn: { email: '1', sms: '0' },
    });
  });

  it('returns the message for each field, and neither logs in nor reports a sign-up', async () => {
    const { client, network } = testClient({
      [create]: {
        status: 400,
        body: { code: 'VALIDATION', message: 'Look again.', fields: { mobile: 'Too short.' } },
      },
    });
    const onSignUp = vi.fn();
    const { error } = await client.session.register(form, { siteCustomerCode: null, onSignUp });
    expect(error).toMatchObject({ status: 400, fields: { mobile: 'Too short.' } });
    expect(network.times(login)).toBe(0);
    expect(onSignUp).not.toHaveBeenCalled();
  });

  it('logs in if the address is taken and the password is right, since a first answer may be lost', async () => {
    const { client, network, local } = testClient({
      [create]: { status: 409, body: { code: 'EMAIL_TAKEN', message: 'Taken.' } },
      [login]: sessionOf(tokenOf.maya, {}),
    });
    const onSignUp = vi.fn();
    const { data } = await client.session.register(form, { siteCustomerCode: null, onSignUp });
    expect(data).toEqual({ user: null, logIn: { data: { kind: 'loggedIn' } } });
    // The SMS check is skipped only for a user whom this registration has created.
    expect(network.sent[1]?.headers['x-registration-stage']).toBe('0');
    expect(local.getItem('Token')).toBe(tokenOf.maya);
    expect(onSignUp).not.toHaveBeenCalled();
  });

  it('skips the SMS check for a taken address when the same registration got no answer before', async () => {
    const { client, network } = testClient({
      [create]: { status: 409, body: { code: 'EMAIL_TAKEN', message: 'Taken.' } },
      [login]: sessionOf(tokenOf.maya, {}),
    });
    const setting = { siteCustomerCode: null, isRepeated: true, onSignUp: vi.fn() };
    await client.session.register(form, setting);
    expect(network.sent[1]?.headers['x-registration-stage']).toBe('1');
  });

  it.each([
    ['returns EMAIL_TAKEN if the password is wrong', { status: 401 }, { code: 'EMAIL_TAKEN' }],
    ['returns a network error if the log-in gets no answer', 'down' as const, { kind: 'network' }],
  ])('%s and the email address is taken', async (_, answer, expected) => {
    const { client } = testClient({
      [create]: { status: 409, body: { code: 'EMAIL_TAKEN', message: 'Taken.' } },
      [login]: answer,
    });
    expect(
      (await client.session.register(form, { siteCustomerCode: null, onSignUp: vi.fn() })).error,
    ).toMatchObject(expected);
  });

  it('succeeds even if the log-in after it fails, since the account exists', async () => {
    const { client } = testClient({ [create]: created, [login]: 'down' }, { kept: keptLocation });
    const onSignUp = vi.fn();
    const { data } = await client.session.register(form, { siteCustomerCode: null, onSignUp });
    expect(data?.logIn.error?.kind).toBe('network');
    expect(onSignUp).toHaveBeenCalledTimes(1);
  });
});
