import { DAY } from '@foyer/domain';
import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { inject } from 'vitest';
import { openDatabase } from '../../db/openDatabase';
import { newId } from '../../db/newId';
import { coupons, plans, sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { makePlan } from '../../scenarios/makePlan';
import { siteDetails } from '../../scenarios/siteDefaults';
import type { Backend } from '../../services/Backend';
import { userKey, type Buyer } from '../../services/buyers/buyerOf';
import type { UserRow } from '../../services/Caller';
import { SandboxClock } from '../../services/clock/SandboxClock';
import type { CouponRow } from '../../services/coupons/findCoupon';
import { GatewayGrants } from '../../services/network/GatewayGrants';
import type { PlanDetails } from '../../services/plans/planDetails';
import type { PlanRow } from '../../services/plans/findPlan';
import { KeyCardLinks } from '../../services/key-cards/KeyCardLinks';
import { AfterAnswer } from '../../services/messages/AfterAnswer';
import { RateLimits } from '../../services/rate-limits/RateLimits';
import { SiteCatalogues } from '../../services/sites/SiteCatalogues';
import { PasswordHashes } from '../../services/sessions/PasswordHashes';
import { SessionTokens } from '../../services/sessions/SessionTokens';
import type { SiteDetails } from '../../services/sites/siteDetails';
import type { SiteRow } from '../../services/sites/findSite';
import type { SubscriptionRow } from '../../services/subscriptions/findSubscription';
import { createDatabase, databaseAt, TEST_PASSWORD_COST } from './testDatabases';

/** When every test of a service starts: noon in the middle of a month. */
export const START = Date.UTC(2026, 5, 15, 12);

const required = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('The row was not written.');
  return row;
};

/** A backend for tests of services: an empty PostgreSQL database and no card provider. */
export interface TestBackend extends Backend {
  /** Lets real time pass, without a move of the sandbox's clock. */
  wait: (ms: number) => void;
  addSite: (details?: Partial<SiteDetails>) => Promise<SiteRow>;
  addPlan: (
    site: SiteRow,
    amount: number,
    details?: Partial<PlanDetails> & { recurring?: boolean },
  ) => Promise<PlanRow>;
  addCoupon: (site: SiteRow, coupon: Partial<CouponRow>) => Promise<CouponRow>;
  addUser: (site: SiteRow, columns?: Partial<UserRow>) => Promise<UserRow>;
  addSubscription: (
    user: UserRow,
    plan: PlanRow,
    columns?: Partial<SubscriptionRow>,
  ) => Promise<SubscriptionRow>;
  buyer: (user: UserRow) => Buyer;
  readSubscription: (id: string) => Promise<SubscriptionRow>;
  close: () => Promise<void>;
}

/** Opens a backend for one test file, on a new database of the test server. */
export const openTestBackend = async (): Promise<TestBackend> => {
  const postgresUrl = inject('postgresUrl');
  const name = `services_${randomBytes(6).toString('hex')}`;
  await createDatabase(postgresUrl, name);
  const { db, withLock, close } = await openDatabase({
    databaseUrl: databaseAt(postgresUrl, name),
    dataDir: null,
  });
  let realTime = START;
  const clock = new SandboxClock(0, () => realTime);
  return {
    db,
    catalogues: new SiteCatalogues(db),
    withLock,
    clock,
    tokens: new SessionTokens('a secret', clock),
    // Nothing listens on port 1, so a test that reaches the card provider by mistake fails.
    cardProvider: {
      stripe: new Stripe('sk_test_none', {
        host: '127.0.0.1',
        port: 1,
        protocol: 'http',
        maxNetworkRetries: 0,
      }),
      publishableKey: 'pk_test_none',
      webhookSecret: '',
      browserOrigin: null,
    },
    messages: {
      sendMail: () => Promise.resolve(),
      sendText: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    afterAnswer: new AfterAnswer(),
    passwords: new PasswordHashes(TEST_PASSWORD_COST),
    limits: new RateLimits(db, clock.now),
    grants: new GatewayGrants('a secret'),
    wallets: new Map(),
    keyCardLinks: new KeyCardLinks('a secret', clock),
    captcha: { siteKey: null, secretKey: '', scriptUrl: null, verifyUrl: '' },
    trustedProxies: new BlockList(),
    publicUrl: 'http://localhost:4000',
    standIns: null,
    wait: (ms) => void (realTime += ms),
    addSite: async (details = {}) => {
      const locationId = newId('site');
      return required(
        await db
          .insert(sites)
          .values({
            locationId,
            customerCode: `customer-${locationId}`,
            position: 0,
            details: siteDetails({ name: 'Test House', code: 'TestHouse', ...details }),
          })
          .returning(),
      );
    },
    addPlan: async (site, amount, { recurring, ...details } = {}) => {
      const plan = makePlan({
        priceId: newId('price'),
        amount,
        ...(recurring === undefined ? {} : { recurring }),
        title: 'Plus',
        packageType: 'Plus',
        description: '',
        perks: [],
        downloadMbps: 100,
        category: '4weeks',
        ...details,
      });
      return required(
        await db
          .insert(plans)
          .values({
            ...plan,
            locationId: site.locationId,
            position: 0,
            currency: site.details.currency,
          })
          .returning(),
      );
    },
    addCoupon: async (site, coupon) =>
      required(
        await db
          .insert(coupons)
          .values({
            code: randomBytes(6).toString('hex').toUpperCase(),
            locationId: site.locationId,
            customerCode: site.customerCode,
            ...coupon,
          })
          .returning(),
      ),
    addUser: async (site, columns = {}) => {
      const id = newId('usr');
      return required(
        await db
          .insert(users)
          .values({
            id,
            realm: `site:${site.locationId}`,
            locationId: site.locationId,
            customerCode: site.customerCode,
            type: 'PAYG',
            email: `${id}@post.example`,
            createdAt: START,
            verifiedAt: START,
            ...columns,
          })
          .returning(),
      );
    },
    addSubscription: async (user, plan, columns = {}) =>
      required(
        await db
          .insert(subscriptions)
          .values({
            id: newId('sub'),
            buyer: userKey(user.id),
            userId: user.id,
            locationId: plan.locationId,
            priceId: plan.priceId,
            periodPrice: plan.amount,
            engine: 'INTERNAL',
            state: 'active',
            recurring: plan.recurring,
            startedAt: START - 14 * DAY,
            periodStart: START - 14 * DAY,
            periodEnd: START + 14 * DAY,
            ...columns,
          })
          .returning(),
      ),
    buyer: (user) => ({
      key: userKey(user.id),
      user,
      mac: null,
      visitor: null,
      locationId: user.locationId,
    }),
    readSubscription: async (id) =>
      required(await db.select().from(subscriptions).where(eq(subscriptions.id, id))),
    close,
  };
};
