import type { guestPassStates } from '@foyer/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { sites } from './sites';
import { users } from './users';

/** Devices that the gateway of a venue has seen. */
export const gatewayDevices = pgTable(
  'gateway_devices',
  {
    mac: text('mac').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => sites.locationId),
    state: text('state').$type<'captive' | 'quarantined' | 'online'>().notNull(),
    nasId: text('nas_id').notNull(),
    /** The user whose entitlement lets the device online. */
    userId: text('user_id'),
    lastSeen: instant('last_seen').notNull(),
    /** The address that the device asked for when the gateway redirected it. */
    hostName: text('host_name').notNull().default(''),
    /** Up to when its data is counted while it is online; null before the first count. */
    countedAt: instant('counted_at'),
  },
  (table) => [primaryKey({ columns: [table.mac, table.locationId] })],
);

/** Devices that people have put on their plan. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    locationId: text('location_id').notNull(),
    mac: text('mac').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    wired: boolean('wired').notNull().default(false),
    complimentary: boolean('complimentary').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the gateway last let this address online after its owner logged in on it; null for never. */
    lastSeen: instant('last_seen'),
    lostAt: instant('lost_at'),
  },
  (table) => [
    uniqueIndex('one_owner_per_device').on(table.locationId, table.mac),
    index('devices_by_user').on(table.userId),
  ],
);

/** One row for each added device; a period has a limited number of them. */
export const deviceChanges = pgTable(
  'device_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('device_changes_by_user').on(table.userId, table.at),
    index('device_changes_by_time').on(table.at),
  ],
);

/** The passphrase of each person's own network; no two are alike. */
export const networkKeys = pgTable('network_keys', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  passphrase: text('passphrase').notNull().unique(),
  /** True while the key is of the old kind and must be migrated. */
  migrationNeeded: boolean('migration_needed').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
});

/** Devices that use the network without an account. */
export const accountlessDevices = pgTable(
  'accountless_devices',
  {
    mac: text('mac').notNull(),
    locationId: text('location_id').notNull(),
    /** The device that signed it up, if that was another one. */
    addedBy: text('added_by'),
    termsVersion: text('terms_version').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mac, table.locationId] }),
    index('accountless_devices_by_time').on(table.createdAt),
  ],
);

/** Notices that the RADIUS server leaves for a device. */
export const deviceNotices = pgTable(
  'device_notices',
  {
    id: text('id').primaryKey(),
    customerCode: text('customer_code').notNull(),
    /** Null: for every device of the operator. */
    mac: text('mac'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('device_notices_by_mac').on(table.customerCode, table.mac)],
);

/** Notices that were dismissed, per device: others still see a notice for everybody. */
export const readNotices = pgTable(
  'read_notices',
  {
    noticeId: text('notice_id').notNull(),
    /** The device or the person who read it. */
    reader: text('reader').notNull(),
    /** By default now: rows from before this column count from its migration. */
    readAt: instant('read_at')
      .notNull()
      .default(sql`(extract(epoch from now()) * 1000)::bigint`),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.reader] }),
    index('read_notices_by_time').on(table.readAt),
  ],
);

/** Passes that customers give to guests. Rules GUEST-1 to GUEST-8. */
export const guestPasses = pgTable(
  'guest_passes',
  {
    id: text('id').primaryKey(),
    /** Who gives it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    locationId: text('location_id')
      .notNull()
      .references(() => sites.locationId),
    name: text('name').notNull().default(''),
    state: text('state').$type<(typeof guestPassStates)[number]>().notNull(),
    /** Its giver can read it until it is used or ends; then only the hash stays. */
    code: text('code'),
    hash: text('hash').notNull().unique(),
    hours: integer('hours').notNull(),
    takesSlot: boolean('takes_slot').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an open pass expires, and a running one ends. */
    endsAt: instant('ends_at').notNull(),
    /** The guest's device and when it was first used; null for an open pass. */
    mac: text('mac'),
    startedAt: instant('started_at'),
  },
  (table) => [
    index('guest_passes_by_user').on(table.userId, table.createdAt),
    index('guest_passes_by_device').on(table.locationId, table.mac),
    index('guest_passes_by_end').on(table.state, table.endsAt),
  ],
);

/** The data that a user's devices moved, by day on the site's clocks. Rule USAGE-2. */
export const usageDays = pgTable(
  'usage_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    downloadBytes: doublePrecision('download_bytes').notNull(),
    uploadBytes: doublePrecision('upload_bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Results of speed tests. */
export const speedTests = pgTable(
  'speed_tests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    locationId: text('location_id').notNull(),
    downloadMbps: doublePrecision('download_mbps').notNull(),
    uploadMbps: doublePrecision('upload_mbps').notNull(),
    latencyMs: doublePrecision('latency_ms').notNull(),
    jitterMs: doublePrecision('jitter_ms').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('speed_tests_by_time').on(table.at)],
);
