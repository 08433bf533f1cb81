import { DAY, type UsageWarning } from '@foyer/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import { usageDays } from '../../db/schema/network';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { hasProvedMobile } from '../one-time-codes/provedContact';
import { findSite } from '../sites/findSite';
import { timeZoneAt } from '../sites/timeZoneAt';
import { usageDay } from './usageDay';

/** How many days the history has. */
const DAYS = 14;

/** The data of the last days, oldest first. */
export const usageOf = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { id, locationId }: UserRow,
): Promise<{ day: string; downloadBytes: number; uploadBytes: number }[]> => {
  const zone = timeZoneAt(await findSite(db, locationId));
  const before = usageDay(clock.now() - DAYS * DAY, zone);
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

/** The ways to warn a user. A text needs a number that somebody has proved: a stranger can register with any. */
export const warningsFor = (user: UserRow): UsageWarning[] => [
  'none',
  'email',
  ...(hasProvedMobile(user) ? (['sms'] as const) : []),
];

/** How a user is warned: by email, if they chose texts and have another number since. */
export const warningOf = (user: UserRow): UsageWarning =>
  warningsFor(user).includes(user.usageWarning) ? user.usageWarning : 'email';

/** Saves how a user is warned. Rule USAGE-3. */
export const saveWarning = async (
  { db }: Pick<Backend, 'db'>,
  user: UserRow,
  warning: UsageWarning,
): Promise<void> => {
  if (!warningsFor(user).includes(warning))
    throw new ServiceError(
      'STATE_CONFLICT',
      'We can’t text this number, because nobody has confirmed it with a code.',
    );
  await db.update(users).set({ usageWarning: warning }).where(eq(users.id, user.id));
};
