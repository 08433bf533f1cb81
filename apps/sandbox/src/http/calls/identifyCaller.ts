import type { Context } from 'hono';
import { parseMac } from '@foyer/domain';
import { isAnonymous, isProofOver } from '../../services/sessions/sessionClaims';
import { findSession, issueSessionToken, noteSeen } from '../../services/sessions/sessions';
import type { Backend } from '../../services/Backend';
import type { Caller } from '../../services/Caller';
import { sessionEnded } from '../../services/ServiceError';

/** The caller, and a new token if moving the clock made the old one expire. */
export interface IdentifiedCaller {
  caller: Caller;
  renewal: string | null;
}

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
  if (!read) throw sessionEnded();
  const { claims, stale } = read;
  const mac = parseMac(claims.mac);
  if (isAnonymous(claims))
    return {
      caller: { claims, user: null, mac, impersonating: false, session: null },
      renewal:
        stale && !isProofOver(claims, backend.clock.realNow())
          ? await backend.tokens.issue(claims)
          : null,
    };
  const found = await findSession(backend, claims);
  if (!found) throw sessionEnded();
  const { user, session } = found;
  await noteSeen(backend, session);
  return {
    caller: { claims, user, mac, impersonating: session.agent !== null, session },
    renewal: stale ? await issueSessionToken(backend, session, claims) : null,
  };
};
