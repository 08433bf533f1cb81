import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { Caller } from '../Caller';
import { isAnonymous, isImpersonating } from '../sessions/sessionClaims';
import type { GatewayVisit } from './gatewayLogin';

/**
 * Makes whoever a token in the entry's query names the caller: somebody who was sent a link that
 * logs in, or an agent who looks at a customer's account. An impersonating token counts only where
 * the query says so too; a token that is no longer good changes nothing.
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
