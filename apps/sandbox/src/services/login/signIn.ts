import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { Caller, UserCaller, UserRow } from '../Caller';
import { requestedLanguage } from '../messages/say';
import { noteNewBrowser } from './noteNewBrowser';
import { visitorOf } from '../buyers/buyerOf';
import { deleteForm } from '../saved-orders/savedForms';
import { continueOrder } from '../saved-orders/savedOrders';
import { startSession, type Client } from '../sessions/sessions';

/** Who asks, and from where. */
interface SignIn {
  backend: Backend;
  caller: Caller;
  client: Client;
}

/** Keeps the language that the user reads, unless one is known: another phone may speak another. Rule PREF-9. */
const keepLanguage = async ({ db }: Backend, { id, language: kept }: UserRow): Promise<void> => {
  const language = requestedLanguage();
  if (language === null || kept !== null) return;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), isNull(users.language)));
};

/**
 * Starts a user's session at the place of the visitor's session.
 *
 * @returns the user as the caller of that session
 */
export const signIn = async (
  { backend, caller, client }: SignIn,
  user: UserRow,
): Promise<UserCaller> => {
  const { claims, mac } = caller;
  const locationId = claims.location_id || user.locationId;
  const session = await startSession(backend, user, locationId, client);
  await keepLanguage(backend, user);
  await deleteForm(backend.db, caller);
  await continueOrder(backend.db, { user, visitor: visitorOf(claims) });
  await noteNewBrowser(backend, user, session);
  return {
    claims: {
      ...claims,
      location_id: locationId,
      customer_code: claims.customer_code || user.customerCode,
      user_id: user.id,
      session_id: session.id,
      scope: ['customer'],
    },
    user,
    mac,
    impersonating: false,
    session,
  };
};
