import { HOUR, MINUTE, type Order, type ResumeChannel } from '@foyer/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../db/newId';
import { resumeLinks } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { findBuyer, visitorOf } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import { hashSecret, letters, linkCode } from '../one-time-codes/oneTimeCodes';
import { rateLimits, type RateLimit } from '../rate-limits/RateLimits';
import { countedWide } from '../rate-limits/countedAs';
import { useMessage } from '../rate-limits/takeMessage';
import { hasProved } from '../one-time-codes/provedContact';
import { hideEmail } from '../messages/hideEmail';
import { hidePhone } from '../messages/hidePhone';
import { fieldError, notFound, ServiceError } from '../ServiceError';
import { refuseAgent } from '../sessions/refuseAgent';
import type { SessionClaims } from '../sessions/sessionClaims';
import { findSession, issueSessionToken, startSession, type Client } from '../sessions/sessions';
import { findSite, type SiteRow } from '../sites/findSite';
import { senderAt } from '../messages/senderAt';
import { readOrder } from './readOrder';
import { deleteForm } from '../saved-orders/savedForms';
import { countSaving, findOrder } from '../saved-orders/savedOrders';
import { say } from '../messages/say';
import { portalAddress } from '../sites/portalAddress';

type LinkRow = typeof resumeLinks.$inferSelect;

/** A code on the screen hands over a session, so it works once and for minutes only. */
const kinds: Record<ResumeChannel, { make: () => string; lifetime: number }> = {
  screen: { make: () => letters(8), lifetime: 10 * MINUTE },
  email: { make: linkCode, lifetime: 24 * HOUR },
  sms: { make: linkCode, lifetime: 24 * HOUR },
};

/** A typed code is compared without case, spaces and dashes; a link's code as it is. */
const hashOf = (code: string): string => {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const spelt = typed.length === 8 ? typed : code.trim();
  return hashSecret('resume', spelt);
};

const linkLimit: RateLimit = {
  name: 'resume-link',
  allowed: 10,
  windowMs: HOUR,
  message: 'You’ve made several links. Wait before you make another.',
};

/** What a user or visitor asks for. */
interface LinkRequest {
  channel: ResumeChannel;
  email?: string | undefined;
  phoneNumber?: string | undefined;
}

const send = async (
  { messages }: Backend,
  {
    channel,
    to,
    url,
    at,
  }: { channel: 'email' | 'sms'; to: string; url: string; at: SiteRow | null },
): Promise<void> => {
  const sender = senderAt(at);
  const site = sender.from;
  if (channel === 'sms') return messages.sendText(to, say('orderSms', { site, url }));
  return messages.sendMail({
    to,
    ...sender,
    subject: say('orderSubject', { site }),
    paragraphs: [say('orderText'), say('orderIgnore')],
    action: { label: say('orderAction'), url },
  });
};

/** The recipient: a user's own address or number; a visitor's as typed. */
const recipient = (
  { user }: Caller,
  { channel, email, phoneNumber }: LinkRequest,
): string | null => {
  if (channel === 'screen') return null;
  const [field, own, typed] =
    channel === 'email'
      ? (['email', user?.email, email] as const)
      : (['phoneNumber', user?.mobile, phoneNumber] as const);
  const to = user ? own : typed;
  if (!to)
    throw fieldError(field, user ? 'Your account has no mobile number.' : 'This is required.');
  return to;
};

/** Counts a message before it is sent. Strangers cannot use up a user's, and a session can name any venue. Rule LOGIN-14. */
const countMessage = async (
  { db, limits }: Backend,
  caller: Caller,
  channel: 'email' | 'sms',
  to: string,
  client: Client,
): Promise<void> => {
  const { user } = caller;
  const by = channel === 'email' ? 'email' : 'mobile';
  const isOwner = user !== null && (await hasProved(db, user, by));
  const locationId = user?.locationId ?? caller.claims.location_id;
  const typed = isOwner ? null : { caller, client, channel, locationId };
  const asker = { from: client.address, accountId: user?.id ?? null, isOwner, typed };
  await useMessage(limits, { ...asker, purpose: 'order', to });
};

/**
 * Makes a link to the caller's order and sends it where the channel says. Rule BUY-15.
 * @throws ServiceError `NOT_FOUND` without an order, `FORBIDDEN` for an agent, `VALIDATION`,
 * `TOO_MANY_REQUESTS`
 */
export const createResumeLink = async (
  backend: Backend,
  caller: Caller,
  request: LinkRequest,
  client: Client,
): Promise<{
  code: string | null;
  url: string | null;
  expiresAt: number;
  sentTo: string | null;
}> => {
  refuseAgent(caller, 'handOver');
  const buyer = findBuyer(caller);
  if (!buyer || !(await findOrder(backend, buyer))) throw notFound('order');
  const to = recipient(caller, request);
  await countSaving(backend.limits, caller, client);
  await backend.limits.use(linkLimit, buyer.key);
  if (to && request.channel !== 'screen')
    await countMessage(backend, caller, request.channel, to, client);
  const { make, lifetime } = kinds[request.channel];
  const code = make();
  const now = backend.clock.now();
  const expiresAt = now + lifetime;
  await backend.db.insert(resumeLinks).values({
    id: newId('link'),
    hash: hashOf(code),
    buyer: buyer.key,
    channel: request.channel,
    claims: caller.claims,
    createdAt: now,
    expiresAt,
  });
  if (request.channel === 'screen' || to === null)
    return {
      code: `${code.slice(0, 4)}-${code.slice(4)}`,
      url: portalAddress(backend.publicUrl, '/resume-order'),
      expiresAt,
      sentTo: null,
    };
  const at = await findSite(backend.db, buyer.locationId);
  await send(backend, {
    channel: request.channel,
    to,
    url: portalAddress(backend.publicUrl, '/resume-order', { code }),
    at,
  });
  const sentTo = request.channel === 'email' ? hideEmail(to) : hidePhone(to);
  return { code: null, url: null, expiresAt, sentTo };
};

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
    .where(eq(resumeLinks.hash, hashOf(code)));
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
  const order = await readOrder(backend, {
    key: row.buyer,
    visitor: visitorOf(row.claims),
  });
  return {
    order,
    token,
    needsLogIn: owner !== null && caller.user === null && token === null,
    owner: null,
    place,
  };
};
