import type { UsageWarning } from '@foyer/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { sites } from './sites';

/** The card on file, as the provider last described it. Nothing else of a card is stored. */
export interface StoredCard {
  /** The provider's id of the payment method. */
  id: string;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
}

/** Account holders. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /**
     * Scope in which the email address is unique: the operator if one account serves all its
     * sites, else the site.
     */
    realm: text('realm').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => sites.locationId),
    customerCode: text('customer_code').notNull(),
    type: text('type').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull().default(''),
    /** The number at which the person has last used a code; null for none. Rule LOGIN-21. */
    provedMobile: text('proved_mobile'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** The language of mails, as the user last registered or logged in; null if unknown. Rule API-16. */
    language: text('language'),
    /** Further fields that the site asks for at registration. */
    extra: jsonb('extra').$type<Record<string, string>>().notNull().default({}),
    /** Null until the person has chosen one. */
    passwordHash: text('password_hash'),
    createdAt: instant('created_at').notNull(),
    verifiedAt: instant('verified_at'),
    /** When the user first logged in; null before. */
    firstLoginAt: instant('first_login_at'),
    termsVersion: text('terms_version'),
    /** Sessions with a lower version have ended: see `sessions`. */
    sessionVersion: integer('session_version').notNull().default(0),
    /** A new address and a new number that wait for their confirmation. */
    pendingEmail: text('pending_email'),
    pendingMobile: text('pending_mobile'),
    disabled: boolean('disabled').notNull().default(false),
    legacySFAPlan: boolean('legacy_sfa_plan').notNull().default(false),
    shareVlan: boolean('share_vlan').notNull().default(false),
    /** How the user is warned before the end of a plan. Rule USAGE-3. */
    usageWarning: text('usage_warning').$type<UsageWarning>().notNull().default('none'),
    /** Null until the user answers. */
    marketingOptIn: boolean('marketing_opt_in'),
    /** By channel: '1' yes, '0' no; a missing channel was never answered. */
    marketing: jsonb('marketing').$type<Record<string, string>>().notNull().default({}),
    providerCustomerId: text('provider_customer_id'),
    card: jsonb('card').$type<StoredCard | null>(),
  },
  (table) => [
    uniqueIndex('users_by_email').on(table.realm, sql`lower(${table.email})`),
    // Outside a venue an address is looked up at all of them.
    index('users_by_email_anywhere').on(sql`lower(${table.email})`),
    index('users_by_number').on(table.realm, sql`lower(${table.extra} ->> 'externalId')`),
    index('users_by_customer').on(table.providerCustomerId),
  ],
);

/** One-time codes sent by email, SMS or letter. Only a hash is kept. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose')
      .$type<
        | 'mfa'
        | 'ticket'
        | 'verify-email'
        | 'reset-email'
        | 'reset-sms'
        | 'activate'
        | 'captcha'
        | 'change-email'
        | 'change-mobile'
      >()
      .notNull(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The network that asked for it, or the device where that has counts of its own. */
    requestedFrom: text('requested_from').notNull().default(''),
    /** The support agent whom a ticket lets act as the user; null for the user. */
    agent: text('agent'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('codes_by_user').on(table.userId, table.purpose),
    index('codes_by_hash').on(table.hash),
    index('codes_by_time').on(table.createdAt),
  ],
);
