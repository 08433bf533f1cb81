import { DAY, type UsageWarning } from '@foyer/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import { usageDays } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { dayOf } from './countUsage';

/** How many days the history has. */
const DAYS = 14;

/** The data of the last days, oldest first. */
export const usageOf = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { id }: UserRow,
): Promise<{ day: string; downloadBytes: number; uploadBytes: number }[]> => {
  const before = dayOf(clock.now() - DAYS * DAY);
  return db
    .select({
      day: usageDays.day,
      downloadBytes: usageDays.downloadBytes,
      uploadBytes: usageDays.uploadBytes,
    })
    .from(usageDays)
    .where(and(eq(usageDays.userId, id), gt(usageDays.day, before)))
    .orderBy(asc(usageDays.day));
};

/** The ways to warn a user: a text needs a number. */
export const warningsFor = ({ mobile }: Pick<UserRow, 'mobile'>): UsageWarning[] => [
  'none',
  'email',
  ...(mobile ? (['sms'] as const) : []),
];

/** Saves how a user is warned. Rule USAGE-3. */
export const saveWarning = async (
  { db }: Pick<Backend, 'db'>,
  user: UserRow,
  warning: UsageWarning,
): Promise<void> => {
  if (!warningsFor(user).includes(warning))
    throw new ServiceError('STATE_CONFLICT', 'Add a mobile number to your details first.');
  await db.update(users).set({ usageWarning: warning }).where(eq(users.id, user.id));
};
