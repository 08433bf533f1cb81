import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { Caller } from '../Caller';
import { isAnonymous, isImpersonating } from '../sessions/sessionClaims';
import type { GatewayVisit } from './gatewayLogin';

/**
 * The caller, replaced by the user of the token in the gateway's query: a user with a link that
 * logs in, or an agent in a customer's account. An impersonating token counts only if the query
 * says so too. An invalid token changes nothing.
 */
export const callerFromEntryToken = async (
  { db, tokens }: Backend,
  caller: Caller,
  { token, is_impersonating }: GatewayVisit,
): Promise<Caller> => {
  const read = token ? await tokens.read(token) : null;
  if (!read || isAnonymous(read.claims) || !read.claims.user_id) return caller;
  const impersonating = isImpersonating(read.claims);
  if (impersonating !== (is_impersonating ?? false)) return caller;
  const [user] = await db.select().from(users).where(eq(users.id, read.claims.user_id));
  const mayLogIn = user && (!user.disabled || impersonating);
  return mayLogIn ? { ...caller, claims: read.claims, user, impersonating } : caller;
};
