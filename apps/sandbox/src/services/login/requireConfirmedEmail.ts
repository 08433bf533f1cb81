import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { SiteRow } from '../sites/findSite';

/** How long after registering a user may log in once without a confirmed e-mail address. */
const FIRST_LOGIN_MS = 5 * 60_000;

const UNCONFIRMED = 'Unaccepted verification email';

const mayLogIn = (user: UserRow, isRegistration: boolean, now: number): boolean =>
  user.verifiedAt !== null ||
  (isRegistration && user.firstLoginAt === null && now - user.createdAt <= FIRST_LOGIN_MS);

/**
 * Refuses a user whose e-mail address is not confirmed, if the venue requires that.
 * @throws ServiceError `UNAUTHORISED` with the header text of section 8
 */
export const requireConfirmedEmail = async (
  { db, clock }: Backend,
  user: UserRow,
  site: SiteRow,
  isRegistration: boolean,
): Promise<void> => {
  const waits = site.details.features.email_activation;
  if (waits && !mayLogIn(user, isRegistration, clock.now()))
    throw new ServiceError('UNAUTHORISED', UNCONFIRMED);
  if (user.firstLoginAt === null)
    await db.update(users).set({ firstLoginAt: clock.now() }).where(eq(users.id, user.id));
};

/** Issues a user's token for the place of the visitor's session. */
export const tokenFor = ({ tokens }: Backend, caller: Caller, user: UserRow): Promise<string> =>
  tokens.issue({
    ...caller.claims,
    location_id: caller.claims.location_id || user.locationId,
    customer_code: caller.claims.customer_code || user.customerCode,
    user_id: user.id,
    scope: ['customer'],
  });
