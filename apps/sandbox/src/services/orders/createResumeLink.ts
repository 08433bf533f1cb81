import { HOUR, type ResumeChannel } from '@foyer/domain';
import { newId } from '../../db/newId';
import { resumeLinks } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { findBuyer } from '../buyers/buyerOf';
import type { Caller } from '../Caller';
import type { RateLimit } from '../rate-limits/RateLimits';
import { useMessage } from '../rate-limits/takeMessage';
import { hasProved } from '../one-time-codes/provedContact';
import { hideEmail } from '../messages/hideEmail';
import { hidePhone } from '../messages/hidePhone';
import { fieldError, notFound } from '../ServiceError';
import { refuseAgent } from '../sessions/refuseAgent';
import type { Client } from '../sessions/sessions';
import { findSite, type SiteRow } from '../sites/findSite';
import { senderAt } from '../messages/senderAt';
import { countSaving, findOrder } from '../saved-orders/savedOrders';
import { say } from '../messages/say';
import { portalAddress } from '../sites/portalAddress';
import { hashResumeCode, resumeCodes } from './resumeCode';

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
  const { make, lifetime } = resumeCodes[request.channel];
  const code = make();
  const now = backend.clock.now();
  const expiresAt = now + lifetime;
  await backend.db.insert(resumeLinks).values({
    id: newId('link'),
    hash: hashResumeCode(code),
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
