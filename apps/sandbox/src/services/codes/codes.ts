import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../db/newId';
import type { Db } from '../../db/openDatabase';
import { codes } from '../../db/schema/users';

/** A row of the table of one-time codes. */
export type CodeRow = typeof codes.$inferSelect;
type Purpose = CodeRow['purpose'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const sixDigits = () => String(randomInt(0, 1_000_000)).padStart(6, '0');
const linkCode = () => randomBytes(24).toString('base64url');
const letters = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** How each kind of code looks and how long it can be used, in milliseconds. */
const kinds: Record<Purpose, { make: () => string; lifetime: number }> = {
  mfa: { make: sixDigits, lifetime: 10 * MINUTE_MS },
  'reset-sms': { make: sixDigits, lifetime: 10 * MINUTE_MS },
  'reset-email': { make: linkCode, lifetime: HOUR_MS },
  'verify-email': { make: linkCode, lifetime: 48 * HOUR_MS },
  /** Not ours: the captcha service's token, kept until the registration that carries it. */
  captcha: { make: linkCode, lifetime: 10 * MINUTE_MS },
  activate: { make: () => `${letters(4)}-${letters(4)}`, lifetime: 60 * 24 * HOUR_MS },
};

/** Guesses that a code of six digits survives. */
export const MAX_ATTEMPTS = 5;

/** Codes are compared without regard to case, spaces and dashes where people type them. */
const spelling: Partial<Record<Purpose, (code: string) => string>> = {
  activate: (code) => code.replace(/[\s-]/g, '').toUpperCase(),
};

/** Codes of six digits are kept per person, since two people may have the same. */
const isPersonal = (purpose: Purpose) => purpose === 'mfa' || purpose === 'reset-sms';

/** What is stored of a code. */
export const hashCode = (purpose: Purpose, userId: string | null, code: string): string => {
  const spelt = spelling[purpose]?.(code) ?? code.trim();
  const owner = isPersonal(purpose) ? (userId ?? '') : '';
  return createHash('sha256').update(`${purpose}\n${owner}\n${spelt}`).digest('base64url');
};

/**
 * Makes a code for a person; earlier ones of the same purpose have run out, which whoever uses one is
 * told.
 *
 * @param fixed the code itself, for seeds
 * @returns the code, which is stored nowhere
 */
export const createCode = async (
  db: Db,
  now: number,
  purpose: Purpose,
  userId: string,
  fixed?: string,
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
      hash: hashCode(purpose, userId, code),
      createdAt: now,
      expiresAt: now + kinds[purpose].lifetime,
    });
  });
  return code;
};

/** Keeps a code that came from elsewhere and is nobody's; a repeat changes nothing that matters. */
export const saveCode = async (
  db: Db,
  now: number,
  purpose: Purpose,
  code: string,
): Promise<void> => {
  await db.insert(codes).values({
    id: newId('code'),
    purpose,
    hash: hashCode(purpose, null, code),
    createdAt: now,
    expiresAt: now + kinds[purpose].lifetime,
  });
};

/** The newest code of a person and purpose that was not used yet, expired or not. */
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

/** A code that is looked up by itself, used or not. */
export const findCodeByHash = async (db: Db, hash: string): Promise<CodeRow | null> => {
  const [row] = await db.select().from(codes).where(eq(codes.hash, hash)).limit(1);
  return row ?? null;
};

/** Counts a wrong guess. */
export const countAttempt = async (db: Db, id: string): Promise<void> => {
  await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(eq(codes.id, id));
};

/** Uses a code up. False when somebody else just did. */
export const consumeCode = async (db: Db, id: string, now: number): Promise<boolean> => {
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return used.length > 0;
};
