import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { notices } from '../../db/schema/notices';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { customerOf, type Customer } from '../buyers/customerOf';
import { MAX_ATTEMPTS, nextAttempt } from '../messages/mailRetries';
import { greeting, speakingTo } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { findSite } from '../sites/findSite';
import type { Letter, WriteLetter } from './Letter';
import { addresseeIn, type NoticeRow } from '../notices/queueNotice';
import { writeCancelled } from './writeCancelled';
import { writeChangeDropped } from './writeChangeDropped';
import { writeCouponEnd } from './writeCouponEnd';
import { writeDeclared } from './writeDeclared';
import { writeNewDevice } from './writeNewDevice';
import { writeOrder } from './writeOrder';
import { writePause } from './writePause';
import { writePauseDropped } from './writePauseDropped';
import { writeRefund, writeRefundByHand } from './writeRefund';
import { writeRenewal } from './writeRenewal';
import { writeUnknownOrder } from './writeUnknownOrder';
import { writeUnpaid } from './writeUnpaid';
import { writeUsage } from './writeUsage';

const writers: Readonly<Record<NoticeRow['kind'], WriteLetter>> = {
  order: writeOrder,
  pause: writePause,
  pauseDropped: writePauseDropped,
  unpaid: writeUnpaid,
  renewal: writeRenewal,
  couponEnd: writeCouponEnd,
  cancelled: writeCancelled,
  changeDropped: writeChangeDropped,
  newDevice: writeNewDevice,
  usage: writeUsage,
  refund: writeRefund,
  refundByHand: writeRefundByHand,
  declared: writeDeclared,
  unknownOrder: writeUnknownOrder,
};

const save = async (
  { db }: Backend,
  { id }: NoticeRow,
  changed: Partial<NoticeRow>,
): Promise<void> => {
  await db.update(notices).set(changed).where(eq(notices.id, id));
};

const mail = async (
  { db, messages }: Backend,
  { id }: NoticeRow,
  customer: Customer,
  { locationId, paragraphs, ...letter }: Letter,
): Promise<void> =>
  messages.sendMail({
    to: customer.email,
    id,
    ...senderAt(await findSite(db, locationId)),
    ...letter,
    paragraphs: [greeting(customer), ...paragraphs],
  });

const send = async (backend: Backend, notice: NoticeRow, customer: Customer): Promise<void> => {
  const now = backend.clock.now();
  const letter = await writers[notice.kind](backend, notice, customer);
  if (letter && 'later' in letter) return save(backend, notice, { dueAt: letter.later });
  if (letter?.sms) await backend.messages.sendText(letter.sms.to, letter.sms.text);
  else if (letter) await mail(backend, notice, customer, letter);
  return save(backend, notice, { doneAt: now });
};

/** Puts a mail off that could not be sent; one that never can be stops being tried. */
const postpone = async (backend: Backend, notice: NoticeRow, error: unknown): Promise<void> => {
  console.error(`Sending the notice ${notice.id}:`, error);
  const now = backend.clock.now();
  const attempts = notice.attempts + 1;
  const dueAt = nextAttempt(attempts, now);
  await save(backend, notice, {
    attempts,
    dueAt,
    ...(attempts >= MAX_ATTEMPTS && { doneAt: now }),
  });
};

/**
 * Sends a notice that waits, and marks it. Two processes send it once. A process that dies between the
 * two sends it again, under the same name.
 */
export const sendNotice = (backend: Backend, id: string): Promise<void> =>
  backend.withLock(`notice:${id}`, async () => {
    const [found] = await backend.db
      .select({ notice: notices, user: users, row: subscriptions })
      .from(notices)
      .leftJoin(users, eq(users.id, notices.userId))
      .leftJoin(subscriptions, eq(subscriptions.id, notices.subject))
      .where(and(eq(notices.id, id), isNull(notices.doneAt)));
    if (!found) return;
    const { notice, user, row } = found;
    const customer = customerOf(user, row ?? addresseeIn(notice.data));
    if (!customer) return save(backend, notice, { doneAt: backend.clock.now() });
    const site = await findSite(backend.db, customer.locationId);
    await speakingTo(customer, site, () => send(backend, notice, customer)).catch(
      (error: unknown) => postpone(backend, notice, error),
    );
  });
