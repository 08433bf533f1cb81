import { DAY } from '@foyer/domain';
import { newId } from '../db/newId';
import {
  accountlessDevices,
  deviceChanges,
  deviceNotices,
  devices,
  gatewayDevices,
  networkKeys,
} from '../db/schema/network';
import { blacklist } from '../db/schema/sites';
import { users } from '../db/schema/users';
import type { Backend } from '../services/Backend';
import type { UserRow } from '../services/Caller';
import { answersIn, recordAnswers } from '../services/consents/consents';
import {
  consumeCode,
  createCode,
  findCodeByHash,
  hashCode,
} from '../services/one-time-codes/oneTimeCodes';
import { findSite, realmOf } from '../services/sites/findSite';
import { seedCard } from './seedCard';
import { seedHistory } from './seedHistory';
import type { PersonaSeed, VenueSeed } from './VenueSeed';

const MINUTE_MS = 60_000;

/** The password of every persona that has one. */
export const PERSONA_PASSWORD = 'correct horse battery';

/** The version of the terms when personas registered, before today's version. */
const TERMS_AT_REGISTRATION = '2025-06-02';

/** One hash for all personas, because a hash takes half a second. */
const commonHashes = new WeakMap<Backend, Promise<string>>();

const passwordHash = (backend: Backend, { password }: PersonaSeed): Promise<string | null> => {
  if (password === null) return Promise.resolve(null);
  if (password !== undefined) return backend.passwords.hash(password);
  const common = commonHashes.get(backend) ?? backend.passwords.hash(PERSONA_PASSWORD);
  commonHashes.set(backend, common);
  return common;
};

const writeUser = async (
  backend: Backend,
  venue: VenueSeed,
  seed: PersonaSeed,
): Promise<UserRow | null> => {
  const { db, clock } = backend;
  const site = await findSite(db, venue.locationId);
  if (!site || !seed.email) return null;
  const createdAt = clock.now() - 460 * DAY;
  const [user] = await db
    .insert(users)
    .values({
      id: newId('usr'),
      realm: realmOf(site),
      locationId: venue.locationId,
      customerCode: venue.customerCode,
      type: seed.type ?? (site.details.portalType === 'FREE_SIGN_UP' ? 'FREE_SIGN_UP' : 'PAYG'),
      email: seed.email,
      mobile: seed.mobile ?? '',
      firstName: seed.firstName ?? '',
      lastName: seed.lastName ?? '',
      extra: seed.extra ?? {},
      passwordHash: await passwordHash(backend, seed),
      createdAt,
      verifiedAt: seed.unverified ? null : createdAt,
      firstLoginAt: seed.unverified ? null : createdAt,
      termsVersion: seed.termsNotAccepted ? null : venue.details.terms.version,
      disabled: seed.disabled ?? false,
      legacySFAPlan: seed.legacySFAPlan ?? false,
      shareVlan: seed.sharesVlan ?? false,
      marketing: seed.marketing ?? {},
      marketingOptIn: seed.marketing ? Object.values(seed.marketing).includes('1') : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return null;
  const by = { userId: user.id, channel: 'registration' as const, at: createdAt };
  const accepted = user.termsVersion === null ? {} : { isTermsAndConditionAccepted: true };
  await recordAnswers(
    db,
    by,
    answersIn(site, {
      ...accepted,
      termsVersion: TERMS_AT_REGISTRATION,
      detailedMarketingOptIn: user.marketing,
    }),
  );
  await recordAnswers(
    db,
    { ...by, channel: 'portal', at: clock.now() - 60 * MINUTE_MS },
    answersIn(site, accepted),
  );
  return user;
};

const writeDevices = async (
  { db, clock }: Backend,
  { locationId, nasId }: VenueSeed,
  seed: PersonaSeed,
  user: UserRow,
): Promise<void> => {
  const now = clock.now();
  for (const [index, device] of (seed.devices ?? []).entries()) {
    const lastSeen = now - device.seenMinutesAgo * MINUTE_MS;
    await db
      .insert(devices)
      .values({
        id: newId('dev'),
        userId: user.id,
        locationId,
        mac: device.mac,
        name: device.name,
        kind: device.kind,
        wired: device.wired ?? false,
        complimentary: device.complimentary ?? false,
        createdAt: now - (90 - index) * DAY,
        lastSeen,
      })
      .onConflictDoNothing();
    if (device.seenMinutesAgo > 0) continue;
    await db
      .insert(gatewayDevices)
      .values({ mac: device.mac, locationId, nasId, state: 'online', userId: user.id, lastSeen })
      .onConflictDoNothing();
  }
  for (let change = 0; change < (seed.changesUsed ?? 0); change += 1)
    await db
      .insert(deviceChanges)
      .values({ id: newId('chg'), userId: user.id, at: now - (change + 1) * DAY });
};

/** The persona has opened the link that confirms the address. */
const confirmAddress = async (
  db: Backend['db'],
  at: number,
  { id: userId }: UserRow,
): Promise<void> => {
  const code = await createCode(db, at, 'verify-email', userId);
  const used = await findCodeByHash(db, hashCode('verify-email', null, code));
  if (used) await consumeCode(db, used.id, at);
};

const writeExtras = async (
  { db, clock }: Backend,
  { customerCode }: VenueSeed,
  seed: PersonaSeed,
  user: UserRow,
): Promise<void> => {
  const now = clock.now();
  if (seed.wifiKey)
    await db
      .insert(networkKeys)
      .values({
        userId: user.id,
        passphrase: seed.wifiKey.passphrase,
        migrationNeeded: seed.wifiKey.migrationNeeded ?? false,
        changedAt: now - 200 * DAY,
      })
      .onConflictDoNothing();
  if (user.verifiedAt !== null) await confirmAddress(db, user.verifiedAt, user);
  const { activationCode: fixed } = seed;
  if (fixed) await createCode(db, now, 'activate', user.id, { fixed });
  for (const message of seed.notices ?? [])
    await db
      .insert(deviceNotices)
      .values({ id: newId('ntc'), customerCode, mac: seed.mac, message, createdAt: now });
};

const writeDevice = async (
  { db, clock }: Backend,
  { locationId, details }: VenueSeed,
  seed: PersonaSeed,
): Promise<void> => {
  if (seed.disabled && !seed.email)
    await db
      .insert(blacklist)
      .values({ mac: seed.mac, reason: 'Reported stolen' })
      .onConflictDoNothing();
  if (seed.signedUp)
    await db
      .insert(accountlessDevices)
      .values({
        mac: seed.mac,
        locationId,
        termsVersion: details.terms.version,
        createdAt: clock.now() - DAY,
      })
      .onConflictDoNothing();
};

/** Writes a persona with all their data. An existing one is not changed. */
export const seedPersona = async (
  backend: Backend,
  venue: VenueSeed,
  seed: PersonaSeed,
): Promise<void> => {
  await writeDevice(backend, venue, seed);
  const user = await writeUser(backend, venue, seed);
  if (!user) return;
  const withCard = seed.card ? await seedCard(backend, user, seed.card, false) : user;
  await seedHistory(backend, venue, seed, withCard);
  if (seed.cardFails) await seedCard(backend, withCard, seed.card ?? 'visa', true);
  await writeDevices(backend, venue, seed, user);
  await writeExtras(backend, venue, seed, user);
};
