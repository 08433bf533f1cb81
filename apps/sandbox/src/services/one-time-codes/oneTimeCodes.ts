import { createHash, randomBytes, randomInt } from 'node:crypto';
import { SMS_CODE_LENGTH } from '@foyer/domain';
import { and, desc, eq, gt, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { codes } from '../../db/schema/users';

/** A row of the table of one-time codes. */
export type CodeRow = typeof codes.$inferSelect;
export type Purpose = CodeRow['purpose'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const smsCode = () => String(randomInt(0, 10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0');
/** A code for a link; nobody types it. */
export const linkCode = (): string => randomBytes(24).toString('base64url');
/** Letters and digits that cannot be mistaken for one another. */
export const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The format of each kind of code and how long it is valid, in milliseconds. */
const kinds: Record<Purpose, { make: () => string; lifetime: number }> = {
  mfa: { make: smsCode, lifetime: 10 * MINUTE_MS },
  /** The ticket in a gateway's address, which starts one session. Rule START-16. */
  ticket: { make: linkCode, lifetime: 10 * MINUTE_MS },
  'reset-sms': { make: smsCode, lifetime: 10 * MINUTE_MS },
  'reset-email': { make: linkCode, lifetime: HOUR_MS },
  'verify-email': { make: linkCode, lifetime: 48 * HOUR_MS },
  /** The captcha service's token, stored until the registration that sends it again. */
  captcha: { make: linkCode, lifetime: 10 * MINUTE_MS },
  'change-email': { make: linkCode, lifetime: 48 * HOUR_MS },
  'change-mobile': { make: smsCode, lifetime: 10 * MINUTE_MS },
  /** From a letter, so it is good for weeks and longer than the others that people type. */
  activate: {
    make: () => [letters(4), letters(4), letters(4)].join('-'),
    lifetime: 60 * 24 * HOUR_MS,
  },
};

/** Whether a code expired by its age, not because something ended it before. */
export const hasLivedOut = ({ purpose, createdAt, expiresAt }: CodeRow): boolean =>
  expiresAt >= createdAt + kinds[purpose].lifetime;

/** Codes that people type are compared without case, spaces and dashes. */
const spelling: Partial<Record<Purpose, (code: string) => string>> = {
  activate: (code) => code.replace(/[\s-]/g, '').toUpperCase(),
};

/**
 * Codes of six digits are hashed with the user, because two users may have the same code, and with the number that they go
 * to, because they prove only that one.
 */
const isPersonal = (purpose: Purpose) =>
  purpose === 'mfa' || purpose === 'reset-sms' || purpose === 'change-mobile';

/** The hash of what only its holder knows; the same text for another purpose has another hash. */
export const hashSecret = (purpose: string, text: string): string =>
  createHash('sha256').update(`${purpose}\n${text}`).digest('base64url');

/** Whom a code of six digits is for, and the number that it goes to. */
export interface Recipient {
  userId: string;
  to: string;
}

/** The hash under which a code is stored. */
export const hashCode = (purpose: Purpose, recipient: Recipient | null, code: string): string => {
  const spelt = spelling[purpose]?.(code) ?? code.trim();
  const owner = recipient && isPersonal(purpose) ? `${recipient.userId}\n${recipient.to}` : '';
  return hashSecret(purpose, `${owner}\n${spelt}`);
};

/**
 * Creates a code for a user. Earlier codes for the same purpose expire.
 * @param given `fixed` is the code itself, for seeds; `to` the number that a code of six digits goes to; `requestedFrom` the
 * network or device that asked for it
 * @returns the code; only its hash is stored
 */
export const createCode = async (
  db: Db,
  now: number,
  purpose: Purpose,
  userId: string,
  {
    fixed,
    to = '',
    requestedFrom = '',
  }: { fixed?: string; to?: string; requestedFrom?: string } = {},
): Promise<string> => {
  const code = fixed ?? kinds[purpose].make();
  await db.transaction(async (tx) => {
    await tx
      .update(codes)
      .set({ expiresAt: now })
      .where(and(eq(codes.userId, userId), eq(codes.purpose, purpose), isNull(codes.usedAt)));
    await tx.insert(codes).values({
      id: newId('code'),
      userId,
      purpose,
      hash: hashCode(purpose, { userId, to }, code),
      createdAt: now,
      expiresAt: now + kinds[purpose].lifetime,
      requestedFrom,
    });
  });
  return code;
};

/** Makes a user's unused codes for some purposes expire. */
export const expireCodes = async (
  db: Db,
  now: number,
  userId: string,
  purposes: readonly Purpose[],
): Promise<void> => {
  await db
    .update(codes)
    .set({ expiresAt: now })
    .where(and(eq(codes.userId, userId), inArray(codes.purpose, purposes), isNull(codes.usedAt)));
};

/**
 * Stores the hash of a code beside the user's earlier ones.
 * @param owner nobody for a code that another service has issued
 */
export const saveCode = async (
  db: Db,
  now: number,
  purpose: Purpose,
  code: string,
  owner: Partial<Pick<CodeRow, 'userId' | 'agent'>> = {},
): Promise<void> => {
  await db.insert(codes).values({
    ...owner,
    id: newId('code'),
    purpose,
    hash: hashCode(purpose, null, code),
    createdAt: now,
    expiresAt: now + kinds[purpose].lifetime,
  });
};

/** A user's newest unused code for a purpose, expired or not. */
export const findCode = async (
  db: Db,
  purpose: Purpose,
  userId: string,
): Promise<CodeRow | null> => {
  const [row] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.userId, userId), eq(codes.purpose, purpose), isNull(codes.usedAt)))
    .orderBy(desc(codes.createdAt), desc(codes.expiresAt))
    .limit(1);
  return row ?? null;
};

/** A code by its hash, used or not. */
export const findCodeByHash = async (db: Db, hash: string): Promise<CodeRow | null> => {
  const [row] = await db.select().from(codes).where(eq(codes.hash, hash)).limit(1);
  return row ?? null;
};

/** Whether a user has used a code of one of some purposes. */
export const hasUsedCode = async (
  db: Db,
  userId: string,
  purposes: readonly Purpose[],
): Promise<boolean> => {
  const [used] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.userId, userId), inArray(codes.purpose, purposes), isNotNull(codes.usedAt)))
    .limit(1);
  return used !== undefined;
};

/** When a user last used a code of one of some purposes, epoch milliseconds; null for never. */
export const lastUse = async (
  db: Db,
  userId: string,
  purposes: readonly Purpose[],
): Promise<number | null> => {
  const [used] = await db
    .select({ at: max(codes.usedAt) })
    .from(codes)
    .where(and(eq(codes.userId, userId), inArray(codes.purpose, purposes)));
  return used?.at ?? null;
};

/** Marks a code as used; false if it was used already or has expired. */
export const consumeCode = async (db: Db, id: string, now: number): Promise<boolean> => {
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .returning({ id: codes.id });
  return used.length > 0;
};
