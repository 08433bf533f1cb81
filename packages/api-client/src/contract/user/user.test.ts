import { describe, expect, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';
import { sessionOf, testClient, tokenOf } from '../../testing/testClient';
import { at, pounds, wire } from '../../testing/wireSamples';

const account = {
  userId: 'acc-1',
  bandwidthPooling: true,
  type: 'PAYG',
  siteUser: {
    ...wire.account.siteUser,
    stripeUserInfo: undefined,
    stripeCustomerId: 'cus_1',
    detailedMarketingOptIn: { email: true, sms: false, post: null, phone: null },
    lastInvoice: {
      id: 'in_7',
      number: 'FW-10482',
      state: 'open',
      amount: pounds(3),
      dueDate: at('2026-11-08T00:00:00Z'),
      endsPlanAt: at('2026-11-23T00:00:00Z'),
      paidAt: null,
    },
  },
};

const cases: readonly [string, CallCase][] = [
  [
    'the account of the logged-in user',
    {
      call: ({ call }) => call('getUser'),
      line: 'GET /api/user',
      wire: wire.account,
      expected: account,
    },
  ],
  [
    'changed details',
    {
      call: ({ call }) => call('updateUser', { firstName: 'Maja', roomNumber: '13' }),
      line: 'PATCH /api/user',
      body: { firstName: 'Maja', roomNumber: '13' },
      wire: wire.account,
      expected: account,
    },
  ],
  [
    'accepted terms and answers about marketing',
    {
      call: ({ call }) =>
        call('updateAgreements', {
          acceptsTerms: true,
          termsVersion: '2026-11',
          detailedMarketingOptIn: { email: true, sms: null },
        }),
      line: 'PATCH /api/user/agreements',
      body: {
        isTermsAndConditionAccepted: true,
        termsVersion: '2026-11',
        detailedMarketingOptIn: { email: '1' },
      },
      wire: wire.account,
      expected: account,
    },
  ],
  [
    'a move to a paying type',
    {
      call: ({ call }) => call('changeUserType', { id: 'maya', type: 'PAYG' }),
      line: 'PATCH /api/user/maya/type',
      body: { type: 'PAYG' },
      wire: wire.account,
      expected: account,
    },
  ],
  [
    'a confirmed mobile number',
    {
      call: ({ call }) => call('confirmMobile', { code: '123456' }),
      line: 'POST /api/user/confirm-mobile',
      body: { code: '123456' },
      wire: wire.account,
      expected: account,
    },
  ],
  [
    'what an agent can do',
    {
      call: ({ call }) => call('getAgentDesk'),
      line: 'GET /api/user/agent-desk',
      wire: { acts: ['suspend', 'a new one'] },
      expected: { acts: ['suspend', 'unknown'], days: [], endsAt: null },
    },
  ],
  [
    'time that an agent gives',
    {
      call: ({ call }) =>
        call('doAgentAct', { act: 'giveTime', days: 3, endsAt: at('2026-11-08T00:00:00Z') }),
      line: 'POST /api/user/agent-desk',
      body: { act: 'giveTime', days: 3, endsAt: '2026-11-08T00:00:00.000Z' },
      expected: null,
    },
  ],
  [
    'what support agents did',
    {
      call: ({ call }) => call('getAgentActs'),
      line: 'GET /api/user/agent-acts',
      wire: [
        { id: 'act_1', agent: 'Ash', act: 'giveTime', days: 3, at: '2026-11-08T00:00:00Z' },
        { id: 'act_2', act: 'a new one' },
      ],
      expected: [
        { id: 'act_1', agent: 'Ash', act: 'giveTime', days: 3, at: at('2026-11-08T00:00:00Z') },
        { id: 'act_2', agent: null, act: 'unknown', days: null, at: null },
      ],
    },
  ],
  [
    'the answers to questions of consent',
    {
      call: ({ call }) => call('getConsents'),
      line: 'GET /api/user/consents',
      wire: [
        {
          id: 'con_1',
          kind: 'marketing',
          topic: 'Email',
          textVersion: '7',
          answer: true,
          channel: 'portal',
          at: '2026-11-08T00:00:00Z',
          withdrawnAt: '2026-11-09T00:00:00Z',
        },
        { id: 'con_2', kind: 'a new one', answer: false, channel: 'a letter' },
      ],
      expected: [
        {
          id: 'con_1',
          kind: 'marketing',
          topic: 'Email',
          textVersion: '7',
          answer: true,
          channel: 'portal',
          at: at('2026-11-08T00:00:00Z'),
          withdrawnAt: at('2026-11-09T00:00:00Z'),
        },
        {
          id: 'con_2',
          kind: 'unknown',
          topic: null,
          textVersion: null,
          answer: false,
          channel: 'unknown',
          at: null,
          withdrawnAt: null,
        },
      ],
    },
  ],
  [
    'an answer about advertising trackers',
    {
      call: ({ call }) =>
        call('recordConsent', { kind: 'tracking', answer: false, text: 'May we?', replaces: 'c1' }),
      line: 'POST /api/user/consents',
      body: { kind: 'tracking', answer: false, text: 'May we?', replaces: 'c1' },
      wire: { id: 'con_3' },
      expected: { id: 'con_3' },
    },
  ],
  [
    'the sessions of the logged-in user',
    {
      call: ({ call }) => call('getSessions'),
      line: 'GET /api/user/sessions',
      wire: [
        {
          id: 'ses_1',
          browser: 'Safari',
          device: 'iPhone',
          venue: 'Canal Wharf',
          startedAt: '2026-11-08T00:00:00Z',
          lastSeenAt: '2026-11-09T00:00:00Z',
          isCurrent: true,
        },
        { id: 'ses_2', agent: 'Ash' },
      ],
      expected: [
        {
          id: 'ses_1',
          browser: 'Safari',
          device: 'iPhone',
          venue: 'Canal Wharf',
          agent: null,
          startedAt: at('2026-11-08T00:00:00Z'),
          lastSeenAt: at('2026-11-09T00:00:00Z'),
          isCurrent: true,
        },
        {
          id: 'ses_2',
          browser: null,
          device: null,
          venue: null,
          agent: 'Ash',
          startedAt: null,
          lastSeenAt: null,
          isCurrent: false,
        },
      ],
    },
  ],
  [
    'the end of a session',
    {
      call: ({ call }) => call('endSession', { id: 'ses_2' }),
      line: 'DELETE /api/user/sessions/ses_2',
      expected: null,
    },
  ],
  [
    'the end of all other sessions',
    {
      call: ({ call }) => call('endOtherSessions'),
      line: 'DELETE /api/user/sessions',
      expected: null,
    },
  ],
  [
    'a changed password',
    {
      call: ({ call }) =>
        call('changePassword', { newPassword: 'new horse 1', existingPassword: 'old' }),
      line: 'POST /api/user/change-password',
      body: { newPassword: 'new horse 1', existingPassword: 'old' },
      expected: null,
    },
  ],
  [
    'an activated account',
    {
      call: ({ call }) =>
        call('activateAccount', { activationCode: 'AB12', password: 'new horse 1' }),
      line: 'POST /api/user/activate-account',
      body: { activationCode: 'AB12', password: 'new horse 1' },
      wire: { userId: 17, email: 'm@e.com' },
      expected: { userId: '17', email: 'm@e.com' },
    },
  ],
  [
    'another confirmation link',
    {
      call: ({ call }) => call('resendConfirmation', { activationCode: 'AB12' }),
      line: 'POST /api/user/resend-confirmation',
      body: { activationCode: 'AB12' },
      expected: null,
    },
  ],
  [
    'a reset code by email',
    {
      call: ({ call }) => call('requestResetEmail', { email: 'm@e.com' }),
      line: 'POST /api/user/password-reset/request-email',
      body: { email: 'm@e.com' },
      expected: null,
    },
  ],
  [
    'a password reset by email',
    {
      call: ({ call }) => call('resetPasswordByEmail', { code: 'AB12', password: 'new horse 1' }),
      line: 'POST /api/user/password-reset/by-email',
      body: { code: 'AB12', password: 'new horse 1' },
      expected: null,
    },
  ],
  [
    'a reset code by SMS',
    {
      call: ({ call }) =>
        call('requestResetSms', { email: 'm@e.com', phoneNumber: '+447700900123' }),
      line: 'POST /api/user/password-reset/request-sms',
      body: { email: 'm@e.com', phoneNumber: '+447700900123' },
      expected: null,
    },
  ],
  [
    'a password reset by SMS',
    {
      call: ({ call }) =>
        call('resetPasswordBySms', { code: '1', password: 'new horse 1', email: 'm@e.com' }),
      line: 'POST /api/user/password-reset/by-sms',
      body: { code: '1', password: 'new horse 1', email: 'm@e.com' },
      expected: null,
    },
  ],
  [
    'a solved captcha',
    {
      call: ({ call }) => call('verifyRecaptcha', { response: '03AGdBq' }),
      line: 'POST /api/user/verify-recaptcha-token',
      query: { response: '03AGdBq' },
      wire: { success: true },
      expected: true,
    },
  ],
  [
    'a blacklisted device',
    {
      call: ({ call }) =>
        call('checkCpe', { customerCode: 'HAL', locationCode: 'C1', mac: 'A483E7123456' }),
      line: 'GET /api/cpe/check/HAL/C1/A483E7123456',
      wire: { isBlackListed: true },
      expected: true,
    },
  ],
  [
    'devices that see each other',
    {
      call: ({ call }) => call('setShareVlan', { shareVlan: true }),
      line: 'POST /api/share-vlan',
      body: { shareVlan: true },
      wire: { shareVlan: true },
      expected: true,
    },
  ],
];

describe('the user', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));

  it('is read with only an id', async () => {
    const body = { userId: 'acc-1', siteUser: { id: 'maya' } };
    const { client } = testClient({ 'GET /api/user': { body } }, { token: tokenOf.maya });
    expect((await client.call('getUser')).data?.siteUser).toMatchObject({
      firstName: '',
      marketingOptIn: null,
      detailedMarketingOptIn: {},
      hasActiveSubscription: false,
      active: true,
      hasPassword: true,
      lastInvoice: null,
    });
  });
});

describe('a device without an account', () => {
  const create = 'POST /api/user/no-account-user';

  it.each([
    ['this device', null],
    ['a device without a browser', 'A4:83:E7:12:34:56'],
  ])('goes online: %s', async (_, headlessMac) => {
    const { client, network } = testClient({
      [create]: { status: 201, body: { mac: 'a483e7123456', hasActiveSubscription: true } },
    });
    const { data } = await client.call('createNoAccountUser', { headlessMac: headlessMac });
    expect(data).toEqual({ userId: null, mac: 'A4:83:E7:12:34:56', hasActiveSubscription: true });
    expect(network.sent[0]?.body).toEqual({ headlessMac, isTermsAndConditionAccepted: true });
  });

  it('can get a session of its own', async () => {
    const { client, local } = testClient({ [create]: sessionOf(tokenOf.freshVisitor, {}) });
    await client.call('createNoAccountUser', { headlessMac: null });
    expect(local.getItem('Token')).toBe(tokenOf.freshVisitor);
  });
});
