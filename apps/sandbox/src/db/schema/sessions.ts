import type { AgentAct } from '@foyer/domain';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** Sessions of logged-in users. Rules SES-30 to SES-34. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The user's `sessionVersion` when the password was checked. */
    version: integer('version').notNull(),
    locationId: text('location_id').notNull(),
    /** The last device on which the gateway has seen the session; null for none. Rule LOST-3. */
    mac: text('mac'),
    /** Names such as "Safari" and "iPhone"; null if unknown. */
    browser: text('browser'),
    system: text('system'),
    /** The network that it started from: see `networkOf`. */
    network: text('network').notNull(),
    /** The support agent who acts as the user; null for the user. */
    agent: text('agent'),
    createdAt: instant('created_at').notNull(),
    /** The same instant without the moves of the sandbox's clock. */
    realCreatedAt: instant('real_created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId, table.network),
    index('sessions_by_time').on(table.realCreatedAt),
  ],
);

/** What support agents did in users' accounts. Rule SES-35. */
export const agentActs = pgTable(
  'agent_acts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agent: text('agent').notNull(),
    act: text('act').$type<AgentAct>().notNull(),
    /** How many days the agent gave. */
    days: integer('days'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('agent_acts_by_user').on(table.userId, table.createdAt)],
);
