import { HOUR, type Order } from '@foyer/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { resumeLinks } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { visitorOf } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { rateLimits } from '../rate-limits/RateLimits';
import { countedWide } from '../rate-limits/countedAs';
import { hideEmail } from '../messages/hideEmail';
import { ServiceError } from '../ServiceError';
import type { SessionClaims } from '../sessions/sessionClaims';
import { findSession, issueSessionToken, startSession, type Client } from '../sessions/sessions';
import { readOrder } from './readOrder';
import { deleteForm } from '../saved-orders/savedForms';
import { findOrder } from '../saved-orders/savedOrders';
import { hashResumeCode } from './resumeCode';

type LinkRow = typeof resumeLinks.$inferSelect;

/** What a resume link opens. */
export interface ResumedOrder {
  order: Order | null;
  /** The token of the session to continue with; null where the caller keeps theirs. */
  token: string | null;
  needsLogIn: boolean;
  /** Whom the code would log in, without a name where it hands over a device; then nothing is opened yet. */
  owner: { firstName: string; email: string } | null;
  /** Where the order was begun. */
  place: SessionClaims;
}

/** Long enough to see the payment arrive in the window that the link opened. */
const AFTER_PAYMENT_MS = HOUR;

const findLink = async (backend: Backend, code: string): Promise<LinkRow> => {
  const { db, clock } = backend;
  const [row] = await db
    .select()
    .from(resumeLinks)
    .where(eq(resumeLinks.hash, hashResumeCode(code)));
  if (!row) throw new ServiceError('CODE_WRONG', 'That code isn’t right. Check it.');
  if (row.usedAt !== null || row.expiresAt <= clock.now()) throw expired();
  const order = await findOrder(backend, { key: row.buyer, visitor: visitorOf(row.claims) });
  const paidAt = order?.paidAt ?? null;
  if (paidAt !== null && paidAt + AFTER_PAYMENT_MS <= clock.now()) throw expired();
  return row;
};

const expired = () =>
  new ServiceError(
    'CODE_EXPIRED',
    'This code no longer works. Go back to the device where you started your order.',
  );

const consumeLink = async ({ db, clock }: Backend, row: LinkRow): Promise<void> => {
  const used = await db
    .update(resumeLinks)
    .set({ usedAt: clock.now() })
    .where(and(eq(resumeLinks.id, row.id), isNull(resumeLinks.usedAt)))
    .returning({ id: resumeLinks.id });
  if (used.length === 0) throw expired();
};

/**
 * The token that a link hands over. A user gets a session of the new browser, which ends when the
 * first one would have ended; null if that has ended already.
 */
const handOver = async (
  backend: Backend,
  { claims, buyer }: { claims: SessionClaims; buyer: string },
  client: Client,
): Promise<string | null> => {
  const visitor = visitorOf(claims);
  // Since the link was made, the gateway may have vouched for the device, which has the order now.
  const holder = claims.user_id === null ? buyer : visitor;
  // The link may be opened on another device than the one that the gateway saw.
  const place = {
    ...claims,
    vouched: false,
    buyer: holder ?? undefined,
    linked: true,
    handed_at: claims.vouched || holder !== visitor ? backend.clock.realNow() : claims.handed_at,
  };
  if (claims.user_id === null) return backend.tokens.issue(place);
  const found = await findSession(backend, claims);
  if (!found) return null;
  const session = await startSession(backend, found.user, claims.location_id, client, {
    continued: found.session,
  });
  return issueSessionToken(backend, session, place);
};

/**
 * The user whom a code from a screen would log in unasked, or nobody's name where the code hands over a device.
 * Somebody else may have sent the visitor here with it, to be paid for or to get the visitor's card.
 */
const unaskedOwner = async (
  backend: Backend,
  caller: Caller,
  { channel, claims, buyer }: LinkRow,
  confirmed: boolean,
): Promise<ResumedOrder['owner']> => {
  if (caller.user || confirmed) return null;
  if (claims.user_id === null)
    return visitorOf(caller.claims) === buyer ? null : { firstName: '', email: '' };
  if (channel !== 'screen') return null;
  const found = await findSession(backend, claims);
  return found && { firstName: found.user.firstName, email: hideEmail(found.user.email) };
};

/**
 * Opens the order of a resume link, once the person has typed the code or agreed to it. A code from a screen hands
 * over the session, once. A link that was sent hands over a device's session; a user's never: a mailbox alone does
 * not log anyone in. Rule BUY-15.
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`, `TOO_MANY_REQUESTS`, and `STATE_CONFLICT` for a
 * caller who is logged in as another user
 */
export const resumeOrder = async (
  backend: Backend,
  caller: Caller,
  { code, confirmed = false }: { code: string; confirmed?: boolean | undefined },
  client: Client,
): Promise<ResumedOrder> => {
  // A code from a screen is short, and one person may have thousands of networks to try codes from.
  const counted = `resume ${countedWide(caller, client)}`;
  await backend.limits.use(rateLimits.code, counted);
  const row = await findLink(backend, code);
  await backend.limits.giveBack(rateLimits.code, counted);
  const owner = row.claims.user_id;
  if (caller.user && caller.user.id !== owner)
    throw new ServiceError(
      'STATE_CONFLICT',
      'You’re logged in with another account. Log out, then open the link again.',
    );
  const asked = await unaskedOwner(backend, caller, row, confirmed);
  // Another device of the same person is not the device that the order was begun on.
  const place = owner === null && !asked ? row.claims : { ...row.claims, mac: '' };
  if (asked) return { order: null, token: null, needsLogIn: false, owner: asked, place };
  if (row.channel === 'screen') await consumeLink(backend, row);
  const handsOver = caller.user === null && (row.channel === 'screen' || owner === null);
  const token = handsOver ? await handOver(backend, row, client) : null;
  if (token && owner !== null) await deleteForm(backend.db, caller);
  const buyer = { key: row.buyer, visitor: visitorOf(row.claims) };
  const order = await readOrder(backend, buyer, countedWide(caller, client));
  return {
    order,
    token,
    needsLogIn: owner !== null && caller.user === null && token === null,
    owner: null,
    place,
  };
};
