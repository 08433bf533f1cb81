import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { declarations } from '../../db/schema/declarations';
import { dayText, instantText } from '../messages/dates';
import { nextAttempt } from '../messages/mailRetries';
import type { Mail, MailFact } from '../messages/MessageSender';
import { greeting, requestedLanguage, say, speakingTo, typedName } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { rateLimits } from '../rate-limits/RateLimits';
import { useMessage } from '../rate-limits/takeMessage';
import type { Client } from '../sessions/sessions';
import { findSite, type SiteRow } from '../sites/findSite';

type DeclarationRow = typeof declarations.$inferSelect;

/** A declaration as somebody types it. */
type Declared = Pick<
  DeclarationRow,
  'kind' | 'name' | 'orderNumber' | 'email' | 'reason' | 'endsOn'
>;

/** What was declared. To an address that anybody can type, nothing goes that could carry a message. Rule API-18. */
const factsOf = (row: DeclarationRow, shown: (text: string) => string | null): MailFact[] =>
  [
    { label: say('factName'), value: shown(row.name) },
    { label: say('factOrder'), value: shown(row.orderNumber) },
    { label: say('factEmail'), value: row.email },
    { label: say('factEndsOn'), value: row.endsOn === null ? null : dayText(row.endsOn) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

const mailTo = (
  recipient: 'sender' | 'support',
  row: DeclarationRow,
  site: SiteRow | null,
): Mail | null => {
  const to = recipient === 'sender' ? row.email : site?.details.support.email;
  if (!to) return null;
  const subject = say(row.kind === 'withdraw' ? 'declaredWithdrawal' : 'declaredCancellation');
  const isOurs = recipient === 'support';
  return {
    to,
    id: `${row.id}-${recipient}`,
    ...senderAt(site),
    subject: isOurs ? `${subject}: ${row.email}` : subject,
    facts: factsOf(row, isOurs ? (text) => text : typedName),
    paragraphs: [
      greeting({ firstName: '' }),
      say('terminationReceived', { at: instantText(row.receivedAt) }),
      ...(isOurs && row.reason !== null ? [say('cancelledReason', { reason: row.reason })] : []),
      say('declaredUnknown'),
      say('terminationKeep'),
    ],
  };
};

/** Confirms a declaration to its sender and tells support; what fails, a job tries again. */
export const confirmDeclaration = (backend: Backend, id: string): Promise<void> =>
  backend.withLock(`declaration:${id}`, async () => {
    const { db, clock, messages } = backend;
    const [row] = await db
      .select()
      .from(declarations)
      .where(and(eq(declarations.id, id), isNull(declarations.confirmedAt)));
    if (!row) return;
    const save = (changed: Partial<DeclarationRow>) =>
      db.update(declarations).set(changed).where(eq(declarations.id, id));
    const site = await findSite(db, row.locationId);
    try {
      await speakingTo(row, site, async () => {
        for (const recipient of ['sender', 'support'] as const) {
          const mail = mailTo(recipient, row, site);
          if (mail) await messages.sendMail(mail);
        }
      });
      await save({ confirmedAt: clock.now() });
    } catch (error) {
      console.error(`Confirming the declaration ${id}:`, error);
      const mailAttempts = row.mailAttempts + 1;
      await save({ mailAttempts, mailDueAt: nextAttempt(mailAttempts, clock.now()) });
    }
  });

/**
 * Keeps a withdrawal or cancellation whose order nobody looks up: the answer says nothing about orders or accounts. Rule
 * LAW-18.
 * @returns when it was received
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const keepDeclaration = async (
  backend: Backend,
  { locationId }: Pick<SiteRow, 'locationId'>,
  declared: Declared,
  { address: from }: Client,
): Promise<number> => {
  const { db, clock, limits } = backend;
  const message = { to: declared.email, from, accountId: null, isOwner: false };
  await useMessage(limits, { ...message, purpose: 'declaration' });
  await limits.use(rateLimits.typedRecipient, from);
  const id = newId('dec');
  const receivedAt = clock.now();
  const language = requestedLanguage();
  const kept = { ...declared, id, locationId, language, receivedAt, mailDueAt: receivedAt };
  await db.insert(declarations).values(kept);
  await confirmDeclaration(backend, id);
  return receivedAt;
};
