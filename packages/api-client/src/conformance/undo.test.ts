import { beforeAll, describe, expect, it } from 'vitest';
import { type FakeReply, fakeBackend } from '../testing/fakeBackend';
import { wire } from '../testing/wireSamples';
import { runConformance } from './runConformance';

const present = wire.subscription.priceId;
const made: FakeReply = { status: 204 };
const info = {
  id: 'change-1',
  userID: 'user-1',
  costToPay: 0,
  credit: 0,
  tax: 0,
  nextAmount: 20,
  currency: 'GBP',
  prorationDate: '2026-11-21T10:00:00Z',
  effective: 'periodEnd',
};

/** A member whose backend makes every change that it is asked for. */
const table: Parameters<typeof fakeBackend>[0] = {
  'GET /auth/blank-session': { status: 204, headers: { authorization: 'Bearer a.b.c' } },
  'POST /auth/login': { body: {}, headers: { authorization: 'Bearer m.m.m' } },
  'GET /api/user': {
    body: { ...wire.account, siteUser: { ...wire.account.siteUser, shareVlan: false } },
  },
  'GET /api/subscription': { body: { active: true, subscription: wire.subscription } },
  [`GET /api/plans/subscription/${wire.subscription.id}/upgrade`]: {
    body: [{ ...wire.plan, priceId: 'other' }],
  },
  'GET /api/subscription/upgrade/info': { body: info },
  'POST /api/subscription/upgrade': made,
  'POST /api/devices': { status: 201, body: wire.device },
  'PATCH /api/devices': made,
  'PUT /api/devices/delete': made,
  'POST /api/share-vlan': made,
  'POST /api/pause': made,
  'DELETE /api/unpause': made,
  'DELETE /api/subscription': made,
  'POST /api/subscription/revive': made,
};

describe('what the kit changes of a member', () => {
  const { fetch, sent } = fakeBackend(table);
  const place = { location_id: 'CANAL', customer_code: 'HAL' };
  beforeAll(() =>
    runConformance({
      baseUrl: 'http://backend.test',
      fetch,
      fixtures: {
        places: { main: place },
        people: { member: { email: 'm@e.com', password: 'x', place: 'main' } },
      },
    }),
  );

  it.each([
    ['a device that it has added', 'POST /api/devices', 'PUT /api/devices/delete'],
    ['a pause', 'POST /api/pause', 'DELETE /api/unpause'],
    ['a cancellation', 'DELETE /api/subscription', 'POST /api/subscription/revive'],
  ])('is undone afterwards: %s', (_, change, undo) => {
    const lines = sent.map(({ line }) => line);
    expect(lines).toContain(change);
    expect(lines.lastIndexOf(undo)).toBeGreaterThan(lines.lastIndexOf(change));
  });

  it.each([
    ['the plan', 'POST /api/subscription/upgrade', 'priceId', 'other', present],
    ['whether devices see each other', 'POST /api/share-vlan', 'shareVlan', true, false],
  ])('is as before afterwards: %s', (_, line, field, changed, before) => {
    const values = sent
      .filter((request) => request.line === line)
      .map(({ init }) => JSON.parse(String(init.body))[field]);
    expect(values).toContain(changed);
    expect(values.at(-1)).toBe(before);
  });
});
