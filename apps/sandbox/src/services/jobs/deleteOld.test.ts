import { DAY, HOUR, MINUTE } from '@foyer/domain';
import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idempotencyKeys, orders, providerEvents, resumeLinks } from '../../db/schema/billing';
import {
  accountlessDevices,
  deviceChanges,
  gatewayDevices,
  guestPasses,
  readNotices,
  speedTests,
} from '../../db/schema/network';
import { outbox } from '../../db/schema/outbox';
import { sessions } from '../../db/schema/sessions';
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

const sessionOf = (userId: string, at: number) => ({
  id: randomUUID(),
  userId,
  version: 0,
  locationId: 'a',
  network: '192.0.2.1',
  createdAt: at,
  realCreatedAt: at,
  lastSeenAt: at,
});

const newUserId = async (): Promise<string> => (await backend.addUser(await backend.addSite())).id;
let oneUser: Promise<string> | undefined;

const writeCode = async (purpose: 'mfa' | 'reset-email', at: number, usedAt: number | null) => {
  const userId = await newUserId();
  await saveCode(backend.db, at, purpose, randomUUID(), { userId });
  await backend.db.update(codes).set({ usedAt }).where(eq(codes.userId, userId));
};

const writeDevice = async (state: 'captive' | 'online', at: number): Promise<void> => {
  const { locationId } = await backend.addSite();
  await backend.db
    .insert(gatewayDevices)
    .values({ mac: randomUUID(), locationId, state, nasId: '', lastSeen: at });
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
  'session before the last': {
    table: sessions,
    write: async (at: number) => {
      oneUser ??= newUserId();
      await backend.db.insert(sessions).values(sessionOf(await oneUser, at));
    },
  },
  'used code of a log-in': { table: codes, write: (at: number) => writeCode('mfa', at, at) },
  'link that nobody used': {
    table: codes,
    write: (at: number) => writeCode('reset-email', at, null),
  },
  'sign-up without an account': {
    table: accountlessDevices,
    write: (at: number) =>
      backend.db
        .insert(accountlessDevices)
        .values({ mac: randomUUID(), locationId: 'a', termsVersion: '', createdAt: at }),
  },
  'device that the gateway has seen': {
    table: gatewayDevices,
    write: (at: number) => writeDevice('captive', at),
  },
  'event of the card provider': {
    table: providerEvents,
    write: (at: number) =>
      backend.db.insert(providerEvents).values({ id: randomUUID(), type: 'a', receivedAt: at }),
  },
} as const;

const writeMessage = (at: number) =>
  backend.db.insert(outbox).values({
    id: randomUUID(),
    kind: 'sms',
    recipient: '',
    subject: '',
    body: '',
    links: [],
    codes: [],
    sentAt: at,
  });

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
  ['session before the last', 365 * DAY],
  ['used code of a log-in', 90 * DAY],
  ['link that nobody used', 90 * DAY],
  ['sign-up without an account', 365 * DAY],
  ['device that the gateway has seen', 90 * DAY],
  ['event of the card provider', 30 * DAY],
] as const)('a %s is deleted once nobody needs it, and not before', async (what, life) => {
  const { table, write } = rows[what];
  const left = async () => {
    await deleteOld(backend, backend.clock.now());
    return backend.db.$count(table);
  };
  const others = await left();
  await write(START - life + MINUTE);
  expect(await left()).toBe(others + 1);
  await write(START - life);
  expect(await left()).toBe(others + 1);
  await write(START - 1000 * DAY);
  expect(await left()).toBe(others + 1);
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

test('a used link of a user stays, because it proves their address', async () => {
  await writeCode('reset-email', START - 1000 * DAY, START - 1000 * DAY);
  const before = await backend.db.$count(codes);
  await deleteOld(backend, backend.clock.now());
  expect(await backend.db.$count(codes)).toBe(before);
});

test('the last session of a user stays, because another browser is new beside it', async () => {
  const userId = await newUserId();
  await backend.db.insert(sessions).values(sessionOf(userId, START - 1000 * DAY));
  await deleteOld(backend, backend.clock.now());
  expect(await backend.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
});

test('a device that is online stays', async () => {
  const online = eq(gatewayDevices.state, 'online');
  await writeDevice('online', START - 1000 * DAY);
  await deleteOld(backend, backend.clock.now());
  expect(await backend.db.$count(gatewayDevices, online)).toBe(1);
});

test('a message is deleted after a week where others may reach the backend, and stays on this machine', async () => {
  await writeMessage(START - 7 * DAY + MINUTE);
  await writeMessage(START - 7 * DAY);
  await deleteOld({ ...backend, standIns: 'http://localhost' }, backend.clock.now());
  expect(await backend.db.$count(outbox)).toBe(2);
  await deleteOld({ ...backend, standIns: null }, backend.clock.now());
  expect(await backend.db.$count(outbox)).toBe(1);
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
