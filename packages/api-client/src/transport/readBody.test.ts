import { describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/calls';
import { wireSite as fullSite } from '../testing/siteSample';
import { wire } from '../testing/wireSamples';
import { readBody } from './readBody';

const wireSite = { ...fullSite, displayOptions: {} };

const read = (call: Parameters<typeof readBody>[0], body: unknown) => {
  const onTolerated = vi.fn();
  return { answer: readBody(call, body, onTolerated), onTolerated };
};

const { getSiteInfo, getPlans, getDevices, getBilling, getUser, getSubscription } = calls;

describe('an answer with something that was added later', () => {
  it.each([
    ['a portal type', getSiteInfo, { ...wireSite, portalType: 'SPACE' }, { portalType: 'unknown' }],
    ['a plan engine', getSiteInfo, { ...wireSite, planEngine: 'X' }, { planEngine: 'unknown' }],
    [
      'a package type',
      getPlans,
      [{ ...wire.plan, packageType: 'Mega' }],
      [{ packageType: 'unknown' }],
    ],
    ['a currency', getPlans, [{ ...wire.plan, currency: 'EUR' }], [{ currency: 'XXX' }]],
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
  ])('reads %s as the neutral case, and says so once', (_, call, body, expected) => {
    const { answer, onTolerated } = read(call, body);
    expect(answer.data).toMatchObject(expected);
    expect(onTolerated).toHaveBeenCalledTimes(1);
    expect(onTolerated.mock.calls[0]?.[0]).toMatchObject({ call: call.name });
  });

  it('leaves unknown fields out', () => {
    const { answer, onTolerated } = read(calls.getTerms, { version: '1', html: '', later: 1 });
    expect(answer).toEqual({ data: { version: '1', html: '' } });
    expect(onTolerated).not.toHaveBeenCalled();
  });
});

describe('an answer that leaves things out', () => {
  it.each([
    ['optional text', getSiteInfo, { name: 'A', locationID: 'A' }],
    ['lists', getDevices, {}],
    ['whole objects', getUser, { userId: 'a', siteUser: { id: 'b' } }],
    ['nearly all of a plan', getPlans, [{ priceId: 'p', price: 1, currency: 'GBP' }]],
  ])('is read without %s', (_, call, body) => {
    expect(read(call, body).answer.error).toBeUndefined();
  });

  it('is read with nulls in their place', () => {
    const body = { ...wireSite, support: null, notification: null, visibleTabs: null, mac: null };
    expect(read(getSiteInfo, body).answer.error).toBeUndefined();
  });
});

describe('an answer with a malformed optional field', () => {
  it('is read without it, and says so', () => {
    const { answer, onTolerated } = read(getSiteInfo, { ...wireSite, landingText: 7 });
    expect(answer.data).toMatchObject({ landingText: undefined });
    expect(onTolerated).toHaveBeenCalledWith({
      call: 'getSiteInfo',
      expected: 'string',
      received: '7',
    });
  });
});

describe('an answer with a broken required field', () => {
  it.each([
    ['a missing name', getSiteInfo, { locationID: 'A' }, 'name'],
    ['no list at all', getPlans, null, ''],
    ['a price in words', getPlans, [wire.plan, { ...wire.plan, price: 'free' }], '1.price'],
    ['an invoice without an amount', getBilling, { invoices: [{ id: 'a' }] }, 'invoices.0.amount'],
    ['a device without an address', getDevices, { devices: [{ id: 'a' }] }, 'devices.0.mac'],
    ['a user without an id', getUser, { userId: 'a', siteUser: {} }, 'siteUser.id'],
    ['a moment that is none', calls.getPause, { ...wire.pause, startDate: 'soon' }, 'startDate'],
  ])('is a contract error that leads to it: %s', (_, call, body, path) => {
    const { answer, onTolerated } = read(call, body);
    expect(answer.error).toMatchObject({ kind: 'contract', call: call.name, path });
    expect(onTolerated).not.toHaveBeenCalled();
  });
});

describe('an answer without a body', () => {
  it('is null, whatever came', () => {
    expect(read(calls.endPause, '<html>').answer).toEqual({ data: null });
  });
});
