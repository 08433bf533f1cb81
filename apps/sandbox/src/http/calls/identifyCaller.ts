import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { parseMac } from '@foyer/domain';
import { isAnonymous, isImpersonating } from '../../services/sessions/sessionClaims';
import { preparedFor } from '../../db/preparedFor';
import { users } from '../../db/schema/users';
import type { Backend } from '../../services/Backend';
import type { Caller } from '../../services/Caller';
import { ServiceError } from '../../services/ServiceError';

/** The caller, and a new token if moving the clock made the old one expire. */
export interface IdentifiedCaller {
  caller: Caller;
  renewal: string | null;
}

const anonymous = new ServiceError('UNAUTHORISED', 'Your session has ended. Please log in again.');

const userById = preparedFor((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_by_id'),
);

const findUser = async (backend: Backend, userId: string | null) => {
  if (!userId) return null;
  const [user] = await userById(backend.db).execute({ userId });
  return user ?? null;
};

/**
 * Identifies the caller by the session token of a request.
 * @returns null when there is no token
 * @throws ServiceError `UNAUTHORISED` when the token is not valid any more
 */
export const identifyCaller = async (
  backend: Backend,
  c: Context,
): Promise<IdentifiedCaller | null> => {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) return null;
  const read = await backend.tokens.read(token);
  if (!read) throw anonymous;
  const { claims, stale } = read;
  const user = isAnonymous(claims) ? null : await findUser(backend, claims.user_id);
  if (!isAnonymous(claims) && (!user || (user.disabled && !isImpersonating(claims))))
    throw anonymous;
  return {
    caller: {
      claims,
      user,
      mac: parseMac(claims.mac),
      impersonating: isImpersonating(claims),
    },
    renewal: stale ? await backend.tokens.issue(claims) : null,
  };
};
