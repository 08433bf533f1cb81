import { DAY } from '@foyer/domain';
import { newId } from '../db/newId';
import type { Backend } from '../services/Backend';
import { invoices } from '../db/schema/billing';
import { devices } from '../db/schema/network';
import { plans, sites } from '../db/schema/sites';
import { subscriptions } from '../db/schema/subscriptions';
import { users } from '../db/schema/users';
import { userKey } from '../services/buyers/buyerOf';
import { PERSONA_PASSWORD } from './seedPersona';
import { makePlan } from './makePlan';
import { siteDetails } from './siteDefaults';

/** How many rows load tests get, and how many are written at once. */
const PLANS = 1_000;
const DEVICES = 5_000;
const INVOICES = 10_000;
const PIECE = 500;

const LOCATION = 'big-top';
const details = siteDetails({ name: 'Big Top', code: 'BigTop', planEngine: 'INTERNAL' });
const LARGE_EMAIL = 'quinn.everett@hey.co.uk';

const pieces = (total: number): number[][] =>
  Array.from({ length: Math.ceil(total / PIECE) }, (_piece, piece) =>
    Array.from(
      { length: Math.min(PIECE, total - piece * PIECE) },
      (_, index) => piece * PIECE + index,
    ),
  );

const macOf = (index: number): string =>
  `A4:83:E7:${[index >> 16, index >> 8, index]
    .map((part) => (part & 255).toString(16).padStart(2, '0').toUpperCase())
    .join(':')}`;

const writePlans = async ({ db }: Backend): Promise<void> => {
  const categories = ['1month', '4weeks', '1week', '1day'] as const;
  for (const piece of pieces(PLANS))
    await db.insert(plans).values(
      piece.map((index) => ({
        ...makePlan({
          priceId: `big-${index}`,
          amount: 500 + index * 5,
          category: categories[index % categories.length] ?? '1month',
          title: `Tent ${index + 1}`,
          packageType: 'Standard',
          description: 'One of very many',
          perks: [`${(index % 9) + 1} devices`],
          downloadMbps: 10 + (index % 500),
        }),
        locationId: LOCATION,
        position: index,
        currency: 'GBP' as const,
      })),
    );
};

const writeDevices = async ({ db, clock }: Backend, userId: string): Promise<void> => {
  for (const piece of pieces(DEVICES))
    await db.insert(devices).values(
      piece.map((index) => ({
        id: newId('dev'),
        userId,
        locationId: LOCATION,
        mac: macOf(index),
        name: `Device ${index + 1}`,
        kind: 'other',
        createdAt: clock.now() - index * 60_000,
        lastSeen: clock.now() - index * 60_000,
      })),
    );
};

const writeInvoices = async ({ db, clock }: Backend, userId: string, subscriptionId: string) => {
  for (const piece of pieces(INVOICES))
    await db.insert(invoices).values(
      piece.map((index) => ({
        id: newId('inv'),
        number: `BT-${String(index + 1).padStart(5, '0')}`,
        buyer: userKey(userId),
        userId,
        subscriptionId,
        reason: `big:${index}`,
        state: 'paid' as const,
        effect: { kind: 'none' as const },
        title: 'Tent 1',
        amount: 500 + (index % 50),
        tax: 83,
        currency: 'GBP' as const,
        lines: [{ text: 'Tent 1', amount: 500 + (index % 50) }],
        periodStart: clock.now() - (index + 1) * DAY,
        periodEnd: clock.now() - index * DAY,
        createdAt: clock.now() - (index + 1) * DAY,
        dueDate: clock.now() - (index + 1) * DAY,
        paidAt: clock.now() - (index + 1) * DAY,
      })),
    );
};

const writeOwner = async ({ db, clock, passwords }: Backend): Promise<string> => {
  const id = newId('usr');
  await db.insert(users).values({
    id,
    realm: `site:${LOCATION}`,
    locationId: LOCATION,
    customerCode: 'BIGTOP',
    type: 'PAYG',
    email: LARGE_EMAIL,
    firstName: 'Quinn',
    lastName: 'Everett',
    passwordHash: await passwords.hash(PERSONA_PASSWORD),
    createdAt: clock.now(),
    verifiedAt: clock.now(),
    firstLoginAt: clock.now(),
    termsVersion: details.terms.version,
  });
  return id;
};

/** A venue with a thousand plans and a person with five thousand devices and ten thousand invoices. */
export const seedLargeVenue = async (backend: Backend): Promise<void> => {
  const { db, clock } = backend;
  await db
    .insert(sites)
    .values({ locationId: LOCATION, customerCode: 'BIGTOP', position: 999, details });
  await writePlans(backend);
  const userId = await writeOwner(backend);
  const subscriptionId = newId('sub');
  await db.insert(subscriptions).values({
    id: subscriptionId,
    buyer: userKey(userId),
    userId,
    locationId: LOCATION,
    priceId: 'big-0',
    periodPrice: 500,
    engine: 'INTERNAL',
    state: 'active',
    recurring: true,
    startedAt: clock.now() - INVOICES * DAY,
    periodStart: clock.now(),
    periodEnd: clock.now() + 30 * DAY,
  });
  await writeDevices(backend, userId);
  await writeInvoices(backend, userId, subscriptionId);
};
