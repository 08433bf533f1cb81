import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { notices } from '../../db/schema/notices';
import { users } from '../../db/schema/users';
import { customerOf, type Customer } from '../buyers/customerOf';
import { countTry } from '../clock/countTry';
import { logFailedMail, MAX_ATTEMPTS, sendAlone } from '../messages/mailRetries';
import { greeting, speakingTo } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { Letter, WriteLetter } from './Letter';
import { addresseeIn, type NoticeRow } from '../notices/queueNotice';
import { writeCancelled } from './writeCancelled';
import { writeChangeDropped } from './writeChangeDropped';
import { writeCouponEnd } from './writeCouponEnd';
import { writeDeclared } from './writeDeclared';
import { writeFeeOwed } from './writeFeeOwed';
import { writeKept } from './writeKept';
import { writeNewDevice } from './writeNewDevice';
import { writeOrder } from './writeOrder';
import { writePause } from './writePause';
import { writePauseDropped } from './writePauseDropped';
import { writeRefund, writeRefundByHand } from './writeRefund';
import { writeRenewal } from './writeRenewal';
import { writeSiteClosed } from './writeSiteClosed';
import { writeUnknownOrder } from './writeUnknownOrder';
import { writeLostPayment } from './writeLostPayment';
import { writeUnknownPayment } from './writeUnknownPayment';
import { writeUnpaid } from './writeUnpaid';
import { writeUsage } from './writeUsage';

const writers: Readonly<Record<NoticeRow['kind'], WriteLetter>> = {
  order: writeOrder,
  pause: writePause,
  pauseDropped: writePauseDropped,
  unpaid: writeUnpaid,
  feeOwed: writeFeeOwed,
  renewal: writeRenewal,
  couponEnd: writeCouponEnd,
  cancelled: writeCancelled,
  kept: writeKept,
  changeDropped: writeChangeDropped,
  newDevice: writeNewDevice,
  usage: writeUsage,
  refund: writeRefund,
  refundByHand: writeRefundByHand,
  declared: writeDeclared,
  siteClosed: writeSiteClosed,
  unknownOrder: writeUnknownOrder,
  unknownPayment: writeUnknownPayment,
  lostPayment: writeLostPayment,
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
  if (letter && 'later' in letter)
    return save(backend, notice, { dueAt: letter.later, attempts: 0 });
  if (letter?.sms) await backend.messages.sendText(letter.sms.to, letter.sms.text);
  else if (letter) await mail(backend, notice, customer, letter);
  return save(backend, notice, { doneAt: now });
};

/** Nobody else knows what these ask for, so they are tried until support has them. */
const forSupport: ReadonlySet<NoticeRow['kind']> = new Set([
  'refundByHand',
  'declared',
  'unknownOrder',
  'unknownPayment',
  'lostPayment',
]);

/** A mail to a customer that never can be sent stops being tried. */
const noteFailure = async (backend: Backend, notice: NoticeRow, error: unknown): Promise<void> => {
  logFailedMail(`the notice ${notice.id}`, notice.attempts, error);
  if (notice.attempts >= MAX_ATTEMPTS && !forSupport.has(notice.kind))
    await save(backend, notice, { doneAt: backend.clock.now() });
};

/**
 * Sends a notice that is due, and marks it. Two processes send it once. A process that dies between the
 * two sends it again, under the same name.
 */
export const sendNotice = (backend: Backend, id: string): Promise<void> =>
  sendAlone(backend, id, async () => {
    const { db, clock } = backend;
    const [notice] = await db
      .update(notices)
      .set(countTry(notices.attempts, clock.now()))
      .where(and(eq(notices.id, id), isNull(notices.doneAt), lte(notices.dueAt, clock.now())))
      .returning();
    if (!notice) return;
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.id, notice.userId ?? ''));
    const row = await findSubscription(db, notice.subject);
    const customer = customerOf(user ?? null, row ?? addresseeIn(notice.data));
    if (!customer) return save(backend, notice, { doneAt: clock.now() });
    const site = await findSite(db, customer.locationId);
    await speakingTo(customer, site, () => send(backend, notice, customer)).catch(
      (error: unknown) => noteFailure(backend, notice, error),
    );
  });
