import { DAY, HOUR } from '@foyer/domain';
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm';
import { alias, QueryBuilder, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Backend } from '../Backend';
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
import { toAddress } from '../one-time-codes/provedContact';
import { deleteOldForms } from '../saved-orders/savedForms';
import { ORDER_LIFE } from '../saved-orders/savedOrders';

/** How many rows of one table a run deletes, and how many forms: other jobs wait meanwhile. */
const AT_ONCE = 1000;

interface Kept {
  table: PgTable;
  id: PgColumn;
  /** The time that `life` counts from. */
  from: PgColumn;
  /** Milliseconds. */
  life: number;
  which?: SQL;
  /** True if `from` is on the real clock. */
  isReal?: boolean;
  /** True if the console of this machine still shows it. */
  isShownInConsole?: boolean;
}

const later = alias(sessions, 'later');

/** A user's last session stays: where there is none, no browser counts as new. Rule LOGIN-16. */
const isBeforeLast = exists(
  new QueryBuilder()
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.userId, sessions.userId), gt(later.realCreatedAt, sessions.realCreatedAt))),
);

/** How long rows are kept that nobody reads afterwards. Rule SEC-13. */
const kept: readonly Kept[] = [
  { table: orders, id: orders.buyer, from: orders.savedAt, life: ORDER_LIFE + 2 * DAY },
  { table: resumeLinks, id: resumeLinks.id, from: resumeLinks.expiresAt, life: 2 * DAY },
  { table: speedTests, id: speedTests.id, from: speedTests.at, life: 90 * DAY },
  {
    table: readNotices,
    // Deletes the old rows of these readers.
    id: readNotices.reader,
    from: readNotices.readAt,
    life: 365 * DAY,
  },
  // Longer than any period of a plan, in which they count.
  { table: deviceChanges, id: deviceChanges.id, from: deviceChanges.at, life: 730 * DAY },
  {
    table: guestPasses,
    id: guestPasses.id,
    from: guestPasses.endsAt,
    life: 90 * DAY,
    which: and(inArray(guestPasses.state, ['ended', 'expired']), isNull(guestPasses.startedAt)),
  },
  {
    table: codes,
    id: codes.id,
    from: codes.createdAt,
    life: HOUR,
    // A captcha has no user, and the index of codes starts with the user.
    which: and(isNull(codes.userId), eq(codes.purpose, 'captcha')),
  },
  {
    table: codes,
    id: codes.id,
    from: codes.createdAt,
    // Longer than any code works. One that was used at an address proves the address.
    life: 90 * DAY,
    which: and(
      isNotNull(codes.userId),
      or(isNull(codes.usedAt), notInArray(codes.purpose, [...toAddress])),
    ),
  },
  {
    table: sessions,
    id: sessions.id,
    from: sessions.realCreatedAt,
    life: 365 * DAY,
    which: isBeforeLast,
    isReal: true,
  },
  {
    table: accountlessDevices,
    id: accountlessDevices.mac,
    from: accountlessDevices.createdAt,
    life: 365 * DAY,
  },
  {
    table: gatewayDevices,
    id: gatewayDevices.mac,
    from: gatewayDevices.lastSeen,
    life: 90 * DAY,
    which: ne(gatewayDevices.state, 'online'),
  },
  {
    table: providerEvents,
    id: providerEvents.id,
    from: providerEvents.receivedAt,
    life: 30 * DAY,
  },
  { table: outbox, id: outbox.id, from: outbox.sentAt, life: 7 * DAY, isShownInConsole: true },
  {
    table: idempotencyKeys,
    id: idempotencyKeys.id,
    from: idempotencyKeys.createdAt,
    life: 30 * DAY,
    isReal: true,
  },
];

/** Deletes what nobody reads any more, the oldest first. */
export const deleteOld = async ({ db, clock, standIns }: Backend, now: number): Promise<void> => {
  await deleteOldForms(db, now, AT_ONCE);
  for (const { table, id, from, life, which, isReal, isShownInConsole } of kept) {
    if (isShownInConsole && standIns !== null) continue;
    const last = (isReal ? clock.realNow() : now) - life;
    const isOld = and(lte(from, last), which);
    const old = db.select({ id }).from(table).where(isOld).orderBy(asc(from)).limit(AT_ONCE);
    // If a row changes meanwhile, PostgreSQL checks `isOld` here again, but not the query inside.
    await db.delete(table).where(and(isOld, inArray(id, old)));
  }
};
