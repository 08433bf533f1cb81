import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../conformance/checkAnswer';
import { calls } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { wireSite as fullSite } from '../testing/siteSample';
import { wire } from '../testing/wireSamples';
import { readRows } from './readRows';

const wireSite = { ...fullSite, displayOptions: {} };

const received = (body: unknown) => ({
  status: 200,
  body,
  header: (name: string) => (name === 'content-type' ? 'json' : 'Sat, 21 Nov 2026 10:00:00 GMT'),
});

/** The result of reading the body, and the conformance kit's deviations. */
const read = (call: Call, body: unknown) => ({
  answer: readRows(call, body),
  deviations: checkAnswer(call, received(body), ['success']).deviations,
});

const { getSiteInfo, getPlans, getDevices, getBilling, getUser, getSubscription } = calls;

describe('an answer of a newer backend', () => {
  it.each([
    ['a portal type', getSiteInfo, { ...wireSite, portalType: 'SPACE' }, { portalType: 'unknown' }],
    ['a plan engine', getSiteInfo, { ...wireSite, planEngine: 'X' }, { planEngine: 'unknown' }],
    [
      'a package type',
      getPlans,
      [{ ...wire.plan, packageType: 'Mega' }],
      { plans: [{ packageType: 'unknown' }] },
    ],
    [
      'a currency',
      getPlans,
      [{ ...wire.plan, currency: 'CHF' }],
      { plans: [{ price: { currency: 'XXX' } }] },
    ],
    [
      'an invoice state',
      getBilling,
      { invoices: [{ ...wire.invoice, state: 'disputed' }] },
      { invoices: [{ state: 'unknown' }] },
    ],
    [
      'a kind of device',
      getDevices,
      { devices: [{ ...wire.device, kind: 'fridge' }] },
      { devices: [{ kind: 'other' }] },
    ],
    [
      'a subscription state',
      getSubscription,
      { active: true, subscription: { ...wire.subscription, state: 'dreaming' } },
      { subscription: { state: 'unknown' } },
    ],
  ])(
    'is read with a neutral value for %s, and the conformance kit reports it once',
    (_, call, body, expected) => {
      const { answer, deviations } = read(call, body);
      expect(answer.data).toMatchObject(expected);
      expect(deviations).toHaveLength(1);
    },
  );

  it('is read without its unknown fields', () => {
    const { answer, deviations } = read(calls.getTerms, { version: '1', html: '', later: 1 });
    expect(answer).toEqual({ data: { version: '1', html: '', withdrawal: null, seller: null } });
    expect(deviations).toEqual([]);
  });
});

describe('an answer without optional fields', () => {
  it.each([
    ['its optional text', getSiteInfo, { name: 'A', locationID: 'A' }],
    ['its lists', getDevices, {}],
    ['its optional objects', getUser, { userId: 'a', siteUser: { id: 'b' } }],
    ['most fields of a plan', getPlans, [{ priceId: 'p', price: 1, currency: 'GBP' }]],
  ])('is read without %s', (_, call, body) => {
    expect(read(call, body).answer.error).toBeUndefined();
  });

  it('may have null in place of the optional fields', () => {
    const body = { ...wireSite, support: null, notification: null, visibleTabs: null, mac: null };
    expect(read(getSiteInfo, body).answer.error).toBeUndefined();
  });
});

describe('an answer with a malformed optional field', () => {
  it('is read without the field, and the conformance kit reports it', () => {
    const { answer, deviations } = read(getSiteInfo, { ...wireSite, landingText: 7 });
    expect(answer.data).toMatchObject({ landingText: null });
    expect(deviations).toMatchObject([{ problem: 'landingText: expected string, got 7' }]);
  });
});

describe('an answer with a broken required field', () => {
  it.each([
    ['a missing name', getSiteInfo, { locationID: 'A' }, 'name'],
    ['null instead of a list', getPlans, null, ''],
    ['a price in words', getPlans, [{ ...wire.plan, price: 'free' }], '0.price'],
    ['an invoice without an amount', getBilling, { invoices: [{ id: 'a' }] }, 'invoices.0.amount'],
    ['a device without an address', getDevices, { devices: [{ id: 'a' }] }, 'devices.0.mac'],
    ['a user without an id', getUser, { userId: 'a', siteUser: {} }, 'siteUser.id'],
    ['a price too large to be exact', getPlans, [{ ...wire.plan, price: 1e13 }], '0.price'],
    [
      'a line of an invoice without an amount',
      getBilling,
      { invoices: [{ ...wire.invoice, lines: [{ description: 'Plus' }] }] },
      'invoices.0.lines.0.amount',
    ],
    ['an unreadable moment', calls.getPause, { ...wire.pause, startDate: 'soon' }, 'startDate'],
  ])('is a contract error whose path names the field: %s', (_, call, body, path) => {
    const { answer, deviations } = read(call, body);
    expect(answer.error).toMatchObject({ kind: 'contract', call: call.name, path });
    expect(deviations).toEqual([]);
  });
});

// API-4
describe('a word that an enumeration does not have', () => {
  it('is noted once with its place', () => {
    const plans = [
      { ...wire.plan, packageType: 'Mega' },
      { ...wire.plan, packageType: 'Mega' },
    ];
    expect(read(getPlans, plans).answer).toMatchObject({
      unknown: [{ path: '0.packageType', value: 'Mega' }],
    });
  });

  it.each([
    ['a known one in another case', 'naas'],
    ['nothing', null],
    ['the neutral one', 'unknown'],
  ])('is not %s', (_, portalType) => {
    expect(read(getSiteInfo, { ...wireSite, portalType }).answer).not.toHaveProperty('unknown');
  });
});

// API-10
describe('a row that cannot be read', () => {
  it.each([
    ['a list', getPlans, [wire.plan, { ...wire.plan, price: 'free' }], '1.price', 'free'],
    [
      'a list in an object',
      getDevices,
      { devices: [{ id: 'a' }, { ...wire.device, name: '' }] },
      'devices.0.mac',
      undefined,
    ],
    [
      'a list in a row',
      getBilling,
      { invoices: [{ ...wire.invoice, lines: [null, { description: 'Plus', amount: '2.50' }] }] },
      'invoices.0.lines.0',
      null,
    ],
  ])('of %s is left out and noted, and the others are read', (_, call, body, path, value) => {
    const { answer } = read(call, body);
    expect(answer).toMatchObject({ leftOut: [{ path, value }] });
    expect(answer.error).toBeUndefined();
  });

  it('takes nothing from the next answer', () => {
    read(getPlans, [{ ...wire.plan, price: 'free' }]);
    expect(read(getPlans, [wire.plan]).answer).not.toHaveProperty('leftOut');
  });

  it('makes the bills incomplete, so that nothing is summed up', () => {
    const bills = (invoices: unknown[]) => read(getBilling, { invoices }).answer.data;
    expect(bills([wire.invoice])).toMatchObject({ isComplete: true });
    expect(bills([wire.invoice, { id: 'a' }])).toMatchObject({ isComplete: false });
  });
});

describe('a value that is written in another way', () => {
  it.each([
    ['a word in capitals', { state: 'PAID' }, { state: 'paid' }],
    [
      'a currency in small letters',
      { currency: 'gbp' },
      { amount: { minor: 2000, currency: 'GBP' } },
    ],
    ['an amount as text', { amount: '12.5' }, { amount: { minor: 1250, currency: 'GBP' } }],
  ])('is read: %s', (_, written, expected) => {
    const { answer } = read(getBilling, { invoices: [{ ...wire.invoice, ...written }] });
    expect(answer.data).toMatchObject({ invoices: [expected] });
  });

  it.each([
    ['past_due', 'pastDue'],
    ['Past Due', 'pastDue'],
    ['trialing', 'unknown'],
  ])('is read: the state %s of a subscription', (state, expected) => {
    const body = { active: true, subscription: { ...wire.subscription, state } };
    const period = { amount: '1', magnitude: 'MONTHS' };
    const { answer } = read(calls.getSubscription, {
      ...body,
      subscription: { ...body.subscription, period },
    });
    expect(answer.data).toMatchObject({
      subscription: { state: expected, period: { amount: 1, magnitude: 'month' } },
    });
  });
});

describe('an answer without a body', () => {
  it('is read as null, whatever the server sent', () => {
    expect(read(calls.endPause, '<html>').answer).toEqual({ data: null });
  });
});
