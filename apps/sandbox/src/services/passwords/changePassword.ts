import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { hashPassword, isPasswordRight } from '../sessions/hashPassword';

/** Sets a new password and removes the lock after failed log-ins. */
export const setPassword = async (
  { db }: Pick<Backend, 'db'>,
  userId: string,
  password: string,
): Promise<void> => {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password), failedLogins: 0, lockedUntil: null })
    .where(eq(users.id, userId));
};

/**
 * Changes the password of a user who knows the current one.
 * @throws ServiceError `PASSWORD_WRONG`, `TOO_MANY_REQUESTS`
 */
export const changePassword = async (
  backend: Backend,
  user: UserRow,
  { existingPassword, newPassword }: { existingPassword: string; newPassword: string },
): Promise<void> => {
  backend.limits.use(rateLimits.code, `password ${user.id}`);
  if (!(await isPasswordRight(existingPassword, user.passwordHash)))
    throw new ServiceError('PASSWORD_WRONG', 'That is not your current password.', {
      fields: { existingPassword: 'That is not your current password.' },
    });
  await setPassword(backend, user.id, newPassword);
};
