import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { SiteRow } from '../sites/findSite';

/** How long after registering a user may log in once without a confirmed email address. */
const FIRST_LOGIN_MS = 5 * 60_000;

const UNCONFIRMED = 'Unaccepted verification email';

/** Whether this is the log-in right after registering. Rule LOGIN-3. */
export const isFirstLogin = (user: UserRow, stage: string, now: number): boolean =>
  stage === '1' && user.firstLoginAt === null && now - user.createdAt <= FIRST_LOGIN_MS;

/**
 * Refuses a user whose email address is not confirmed, if the venue requires that.
 * @throws ServiceError `UNAUTHORISED` with the header text of errors.md
 */
export const requireConfirmedEmail = (user: UserRow, site: SiteRow, isFirst: boolean): void => {
  const waits = site.details.features.email_activation;
  if (waits && user.verifiedAt === null && !isFirst)
    throw new ServiceError('UNAUTHORISED', UNCONFIRMED);
};

/** Notes the first log-in. */
export const noteLogin = async ({ db, clock }: Backend, user: UserRow): Promise<void> => {
  if (user.firstLoginAt !== null) return;
  await db
    .update(users)
    .set({ firstLoginAt: clock.now() })
    .where(and(eq(users.id, user.id), isNull(users.firstLoginAt)));
};
