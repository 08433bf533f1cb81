import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from './calls';
import type { Call } from './define/defineCall';
import { fieldMessages } from './define/fieldMessages';

const messages = (schema: GenericSchema, request: unknown) => {
  const { success, issues } = safeParse(schema, request);
  return success ? {} : fieldMessages(issues);
};

const person = { email: 'maya@example.com', password: 'correct horse' };
const long = (length: number) => 'x'.repeat(length);

describe('a registration', () => {
  it.each([
    ['only the fields that every site requires', person],
    [
      'all common fields',
      { ...person, firstName: 'Maya', lastName: 'Okafor', mobile: '+447700900123' },
    ],
    ['fields that only this site asks for', { ...person, roomNumber: '12', vegetarian: true }],
    ['marketing answers by channel', { ...person, detailedMarketingOptIn: { email: '1' } }],
  ])('is accepted with %s', (_, form) => {
    expect(messages(calls.registerUser.body, form)).toEqual({});
  });

  it.each([
    ['no email', { password: 'correct horse' }, { email: 'This is required.' }],
    [
      'an email without a dot',
      { ...person, email: 'maya@example' },
      { email: 'Enter an email address such as name@example.com.' },
    ],
    [
      'an email that mail software reads as a list',
      { ...person, email: 'a,b@c.de' },
      { email: expect.stringContaining('name@') },
    ],
    [
      'an email that carries a link',
      { ...person, email: 'www.example.com/claim@c.de' },
      { email: expect.stringContaining('name@') },
    ],
    [
      'an email with another one in it',
      { ...person, email: 'a<b@c.de>' },
      { email: expect.stringContaining('name@') },
    ],
    ['two signs @', { ...person, email: 'a@b@c.de' }, { email: expect.stringContaining('name@') }],
    [
      'a short password',
      { ...person, password: '7 chars' },
      { password: 'Use 8 characters or more.' },
    ],
    [
      'a phone without its country',
      { ...person, mobile: '07700900123' },
      { mobile: expect.any(String) },
    ],
    ['a name of spaces', { ...person, firstName: '   ' }, { firstName: 'This is required.' }],
    [
      'two things at once',
      { email: '', password: '' },
      { email: 'This is required.', password: 'Use 8 characters or more.' },
    ],
    ['an unknown field that is not text', { ...person, room: 12 }, { room: 'Send text.' }],
  ])('is refused with %s, and the field gets a message', (_, form, expected) => {
    expect(messages(calls.registerUser.body, form)).toEqual(expected);
  });
});

describe('the maximum lengths', () => {
  it.each([
    ['firstName', 50],
    ['lastName', 50],
    ['zoneName', 30],
    ['description', 500],
    ['buildingName', 50],
    ['siteName', 50],
  ])('%s has at most %i characters', (field, max) => {
    expect(messages(calls.updateUser.body, { [field]: long(max) })).toEqual({});
    expect(messages(calls.updateUser.body, { [field]: long(max + 1) })).toEqual({
      [field]: `Use at most ${max} characters.`,
    });
  });

  it('an email address has at most 100 characters', () => {
    const email = `${long(89)}@example.com`;
    expect(messages(calls.requestResetEmail.body, { email })).toEqual({
      email: 'Use at most 100 characters.',
    });
  });

  it('a device name has at most 50 characters', () => {
    const rename = { id: 'd1', newName: long(51) };
    expect(messages(calls.renameDevice.body, rename)).toEqual({
      newName: 'Use at most 50 characters.',
    });
  });
});

describe('a MAC address in a request', () => {
  it.each(['A4:83:E7:12:34:56', 'a4-83-e7-12-34-56', 'a483.e712.3456', 'A483E7123456'])(
    'may have the notation %s',
    (mac) => {
      expect(messages(calls.addDevice.body, { mac, name: 'TV' })).toEqual({});
    },
  );

  it.each(['', 'A4:83:E7:12:34', 'IGNORE_MAC', 'G4:83:E7:12:34:56'])('may not be %j', (mac) => {
    expect(messages(calls.addDevice.body, { mac, name: 'TV' })).toHaveProperty('mac');
  });
});

describe('a device that goes online', () => {
  const groupAddresses = [
    '00:00:00:00:00:00',
    'ff-ff-ff-ff-ff-ff',
    '0100.5e00.00fb',
    '333300000001',
  ];
  const refusal = 'No device has this address.';

  it.each(groupAddresses)('may not have the address %s, which belongs to no device', (mac) => {
    expect(messages(calls.addDevice.body, { mac, name: 'TV' })).toEqual({ mac: refusal });
    expect(messages(calls.updateCloudpathDpsk.body, { mac })).toEqual({ mac: refusal });
    const visit = { headlessMac: mac, isTermsAndConditionAccepted: true };
    expect(messages(calls.createNoAccountUser.body, visit)).toEqual({ headlessMac: refusal });
  });
});

describe('other requests', () => {
  it.each([
    ['a log-in without a password', calls.login.body, { username: 'a' }, ['password']],
    [
      'a stage that is neither 0 nor 1',
      calls.login.headers,
      { 'x-registration-stage': '2' },
      ['x-registration-stage'],
    ],
    ['an SMS code of letters', calls.checkSmsCode.params, { smsCode: 'abc' }, ['smsCode']],
    [
      'a device let on without terms',
      calls.createNoAccountUser.body,
      { isTermsAndConditionAccepted: false },
      ['isTermsAndConditionAccepted'],
    ],
    [
      'a checkout in another mode',
      calls.createCheckoutSession.body,
      { mode: 'gift', returnPath: '/' },
      ['mode'],
    ],
    [
      'a pause that begins at no moment',
      calls.createPause.body,
      { startDate: 'today', endDate: null },
      ['startDate'],
    ],
    [
      'a page of invoices in words',
      calls.getSubscriptionInvoices.query,
      { offset: 'ten' },
      ['offset'],
    ],
    ['no devices to remove', calls.deleteDevices.body, { ids: [] }, ['ids']],
    [
      'a negative speed',
      calls.saveSpeedTest.body,
      { downloadMbps: -1, uploadMbps: 1, latencyMs: 1, jitterMs: 1, at: '2026-11-21T10:00:00Z' },
      ['downloadMbps'],
    ],
    [
      'a marketing answer that is neither',
      calls.saveMarketingAnswers.body,
      { preferences: { email: 'yes' } },
      ['preferences.email'],
    ],
    [
      'a gateway login without a place',
      calls.gatewayLogin.body,
      { mac: 'IGNORE_MAC' },
      ['location_id'],
    ],
    [
      'no reason for leaving',
      calls.cancelSubscription.body,
      { cancellationReason: '' },
      ['cancellationReason'],
    ],
  ])('refuse %s', (_, schema, request, fields) => {
    expect(Object.keys(messages(schema, request))).toEqual(fields);
  });
});

describe('no field of a request takes 12,000 characters', () => {
  const huge = 'x'.repeat(12_000);
  const parts = ['params', 'query', 'headers', 'body'] as const;
  const rows = Object.values<Call>(calls).flatMap((call) =>
    parts.flatMap((part) =>
      Object.keys(call[part]?.entries ?? {}).map(
        (field) => [call.name, field, call[part]] as const,
      ),
    ),
  );

  it.each(rows)('%s: %s', (_, field, schema) => {
    const shown = schema ? messages(schema, { [field]: huge }) : {};
    expect(Object.keys(shown).map((name) => name.split('.')[0])).toContain(field);
  });

  it('nor many fields that a site does not ask for', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`extra${at}`, 'x']));
    expect(messages(calls.registerUser.body, { ...person, ...many })).not.toEqual({});
    expect(messages(calls.updateUser.body, many)).not.toEqual({});
    expect(messages(calls.updateUser.body, { [long(200)]: 'x' })).not.toEqual({});
  });
});

describe('a time', () => {
  const pause = (startDate: string) =>
    messages(calls.createPause.body, { startDate, endDate: null });

  it.each(['2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z', '2026-11-21T05:00:00+05:00'])(
    'is accepted as %s',
    (time) => expect(pause(time)).toEqual({}),
  );

  it.each(['tomorrow', '2026-11-21', '2026-11-21T05:00:00+05'])('is refused as %s', (time) =>
    expect(pause(time)).toEqual({ startDate: 'Enter a date such as 2026-11-21T00:00:00Z.' }),
  );
});
