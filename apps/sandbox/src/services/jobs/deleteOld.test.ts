import { DAY, HOUR, MINUTE } from '@foyer/domain';
import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idempotencyKeys, orders, resumeLinks } from '../../db/schema/billing';
import { deviceChanges, guestPasses, readNotices, speedTests } from '../../db/schema/network';
import { codes } from '../../db/schema/users';
import { openTestBackend, START, type TestBackend } from '../../tests/support/testBackend';
import { saveCode } from '../one-time-codes/oneTimeCodes';
import { deleteOld } from './deleteOld';

let backend: TestBackend;
beforeAll(async () => void (backend = await openTestBackend()));
afterAll(() => backend.close());

const speedTestAt = (at: number) => ({
  id: randomUUID(),
  locationId: 'a',
  downloadMbps: 1,
  uploadMbps: 1,
  latencyMs: 1,
  jitterMs: 1,
  at,
});

const writePass = async (pass: Partial<typeof guestPasses.$inferInsert>): Promise<void> => {
  const { locationId } = await backend.addSite();
  const { id: userId } = await backend.addUser(await backend.addSite());
  const given = { id: randomUUID(), hash: randomUUID(), userId, locationId, hours: 1 };
  const open = { state: 'open', takesSlot: false, createdAt: START, endsAt: START } as const;
  await backend.db.insert(guestPasses).values({ ...given, ...open, ...pass });
};

/** Writes a row at the time `at`, and its age counts from then. */
const rows = {
  'saved order': {
    table: orders,
    write: (at: number) =>
      backend.db
        .insert(orders)
        .values({ buyer: randomUUID(), locationId: 'a', priceId: 'b', savedAt: at }),
  },
  'link to an order': {
    table: resumeLinks,
    write: (at: number) =>
      backend.db.insert(resumeLinks).values({
        id: randomUUID(),
        hash: randomUUID(),
        buyer: 'device:a',
        channel: 'email',
        claims: {
          customer_code: '',
          location_id: '',
          mac: '',
          nas_id: '',
          connection_type: '',
          user_id: null,
          session_id: null,
          scope: ['anonymous'],
        },
        createdAt: at,
        expiresAt: at + DAY,
      }),
  },
  'speed test': {
    table: speedTests,
    write: (at: number) => backend.db.insert(speedTests).values(speedTestAt(at)),
  },
  'solved captcha': {
    table: codes,
    write: (at: number) => saveCode(backend.db, at, 'captcha', randomUUID()),
  },
  'dismissed notice': {
    table: readNotices,
    write: (at: number) =>
      backend.db
        .insert(readNotices)
        .values({ noticeId: randomUUID(), reader: randomUUID(), readAt: at }),
  },
  'change of devices': {
    table: deviceChanges,
    write: async (at: number) => {
      const { id: userId } = await backend.addUser(await backend.addSite());
      await backend.db.insert(deviceChanges).values({ id: randomUUID(), userId, at });
    },
  },
  'guest pass that nobody used': {
    table: guestPasses,
    write: (at: number) => writePass({ state: 'ended', endsAt: at }),
  },
  'answer to a repeated request': {
    table: idempotencyKeys,
    write: (at: number) =>
      backend.db
        .insert(idempotencyKeys)
        .values({ id: randomUUID(), fingerprint: '', createdAt: at, status: 200, answer: {} }),
  },
} as const;

// SEC-13
test.each([
  ['saved order', 3 * DAY],
  ['link to an order', 3 * DAY],
  ['speed test', 90 * DAY],
  ['solved captcha', HOUR],
  ['answer to a repeated request', 30 * DAY],
  ['dismissed notice', 365 * DAY],
  ['change of devices', 730 * DAY],
  ['guest pass that nobody used', 90 * DAY],
] as const)('a %s is deleted once nobody needs it, and not before', async (what, life) => {
  const { table, write } = rows[what];
  const left = async () => {
    await deleteOld(backend, backend.clock.now());
    return backend.db.$count(table);
  };
  await write(START - life + MINUTE);
  expect(await left()).toBe(1);
  await write(START - life);
  expect(await left()).toBe(1);
  await write(START - 1000 * DAY);
  expect(await left()).toBe(1);
});

test.each([
  ['that a guest used', { state: 'ended', startedAt: START - 1001 * DAY }],
  ['that is open', { state: 'open' }],
] as const)('a guest pass %s stays, because it counts', async (_, pass) => {
  await writePass({ ...pass, endsAt: START - 1000 * DAY });
  const before = await backend.db.$count(guestPasses);
  await deleteOld(backend, backend.clock.now());
  expect(await backend.db.$count(guestPasses)).toBe(before);
});

test('a code of a user stays, because it proves their address', async () => {
  const site = await backend.addSite();
  const { id: userId } = await backend.addUser(site);
  await saveCode(backend.db, START - 1000 * DAY, 'verify-email', randomUUID(), { userId });
  const before = await backend.db.$count(codes);
  await deleteOld(backend, backend.clock.now());
  expect(await backend.db.$count(codes)).toBe(before);
});

test('the answer to a repeated request stays when the sandbox’s clock is moved', async () => {
  await rows['answer to a repeated request'].write(START);
  const before = await backend.db.$count(idempotencyKeys);
  backend.clock.setOffset(31 * DAY);
  await deleteOld(backend, backend.clock.now());
  backend.clock.setOffset(0);
  expect(await backend.db.$count(idempotencyKeys)).toBe(before);
});

test('an order that is saved again while the old ones are deleted stays', async () => {
  const { db } = backend;
  const buyer = randomUUID();
  await db
    .insert(orders)
    .values({ buyer, locationId: 'a', priceId: 'b', savedAt: START - 9 * DAY });
  const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  let deleted: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ savedAt: START }).where(eq(orders.buyer, buyer));
    deleted = deleteOld(backend, START);
    await vi.waitUntil(() => db.$count(sql`pg_stat_activity`, waiting), 5000);
  });
  await deleted;
  expect(await db.$count(orders, eq(orders.buyer, buyer))).toBe(1);
});

test('many old forms are deleted a part at a time too', async () => {
  const form = { firstName: 'Robin' };
  const order = { locationId: 'a', priceId: 'b', savedAt: START, form };
  for (let part = 0; part < 3; part += 1)
    await backend.db.insert(orders).values(
      Array.from({ length: 500 }, (_, index) => ({
        ...order,
        buyer: randomUUID(),
        formSavedAt: START - 2 * DAY - (part * 500 + index),
      })),
    );
  const kept = () => backend.db.$count(orders, isNotNull(orders.form));
  await deleteOld(backend, backend.clock.now());
  expect(await kept()).toBe(500);
  await deleteOld(backend, backend.clock.now());
  expect(await kept()).toBe(0);
});

test('many old rows are deleted a part at a time, so that other jobs go on', async () => {
  for (let part = 0; part < 3; part += 1)
    await backend.db
      .insert(speedTests)
      .values(Array.from({ length: 500 }, () => speedTestAt(START - 100 * DAY)));
  const before = await backend.db.$count(speedTests);
  await deleteOld(backend, backend.clock.now());
  expect(before - (await backend.db.$count(speedTests))).toBe(1000);
});
