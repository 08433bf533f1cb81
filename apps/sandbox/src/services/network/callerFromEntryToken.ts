import type { Backend } from '../Backend';
import type { Caller } from '../Caller';
import { isAnonymous } from '../sessions/sessionClaims';
import { ENTRY_TOKEN_LIFETIME_MS, consumeEntryToken } from '../one-time-codes/oneTimeCodes';
import { findSession } from '../sessions/sessions';
import type { GatewayVisit } from './gatewayLogin';

/**
 * The caller, replaced by the user of the token in the gateway's query: a user with a link that
 * logs in, or an agent in a customer's account. An impersonating token counts only if the query
 * says so too. A token logs in once, within ten minutes; another one changes nothing. Rule START-16.
 */
export const callerFromEntryToken = async (
  backend: Backend,
  caller: Caller,
  { token, is_impersonating }: GatewayVisit,
): Promise<Caller> => {
  const read = token ? await backend.tokens.read(token) : null;
  if (!read || isAnonymous(read.claims)) return caller;
  const found = await findSession(backend, read.claims);
  if (!found) return caller;
  if (backend.clock.realNow() - read.issuedAt > ENTRY_TOKEN_LIFETIME_MS) return caller;
  const { user, session } = found;
  const impersonating = session.agent !== null;
  if (impersonating !== (is_impersonating ?? false)) return caller;
  if (!(await consumeEntryToken(backend.db, backend.clock.now(), token ?? ''))) return caller;
  return { ...caller, claims: read.claims, user, impersonating, session };
};
