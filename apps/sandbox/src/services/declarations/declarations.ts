import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Caller } from '../Caller';
import { newId } from '../../db/newId';
import { declarations } from '../../db/schema/declarations';
import { calendarDayText, instantText } from '../messages/dates';
import { countTry } from '../clock/countTry';
import { logFailedMail, sendAlone } from '../messages/mailRetries';
import type { Mail, MailFact } from '../messages/MessageSender';
import { greeting, requestedLanguage, say, speakingTo, typedName } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { queueForSupport } from '../notices/queueNotice';
import type { Client } from '../sessions/sessions';
import { useMessage } from '../rate-limits/takeMessage';
import { findSite, type SiteRow } from '../sites/findSite';

type DeclarationRow = typeof declarations.$inferSelect;

/** A declaration as somebody types it. */
type Declared = Pick<
  DeclarationRow,
  'kind' | 'name' | 'orderNumber' | 'email' | 'reason' | 'endsOn'
>;

/**
 * What was declared.
 * @param shown what of a typed text the email repeats
 */
export const factsOf = (
  row: DeclarationRow,
  shown: (text: string) => string | null = (text) => text,
): MailFact[] =>
  [
    { label: say('factName'), value: shown(row.name) },
    { label: say('factOrder'), value: shown(row.orderNumber) },
    { label: say('factEmail'), value: row.email },
    { label: say('factEndsOn'), value: row.endsOn === null ? null : calendarDayText(row.endsOn) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

/** Anybody can type this address, so the email repeats no text that could carry a message. Rule API-18. */
const mailTo = (row: DeclarationRow, site: SiteRow | null): Mail => ({
  to: row.email,
  id: row.id,
  ...senderAt(site),
  subject: say(row.kind === 'withdraw' ? 'declaredWithdrawal' : 'declaredCancellation'),
  facts: factsOf(row, typedName),
  paragraphs: [
    greeting({ firstName: '' }),
    say('terminationReceived', { at: instantText(row.receivedAt) }),
    say(site?.details.support.email ? 'declaredUnknown' : 'declaredUnknownAsk', {
      site: site?.details.name ?? '',
    }),
    say('terminationKeep'),
  ],
});

/** Confirms a declaration to its sender, if that is due; what fails, a job tries again. */
export const confirmDeclaration = (backend: Backend, id: string): Promise<void> =>
  sendAlone(backend, id, async () => {
    const { db, clock, messages } = backend;
    const { attempts, dueAt } = countTry(declarations.mailAttempts, clock.now());
    const [row] = await db
      .update(declarations)
      .set({ mailAttempts: attempts, mailDueAt: dueAt })
      .where(
        and(
          eq(declarations.id, id),
          isNull(declarations.confirmedAt),
          lte(declarations.mailDueAt, clock.now()),
        ),
      )
      .returning();
    if (!row) return;
    const site = await findSite(db, row.locationId);
    try {
      await speakingTo(row, site, () => messages.sendMail(mailTo(row, site)));
      await db
        .update(declarations)
        .set({ confirmedAt: clock.now() })
        .where(eq(declarations.id, id));
    } catch (error) {
      logFailedMail(`the confirmation of the declaration ${id}`, row.mailAttempts, error);
    }
  });

/**
 * Keeps a withdrawal or cancellation whose order nobody looks up, and asks support to find it: the answer says nothing
 * about orders or accounts. Rule LAW-18.
 * @returns when it was received
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const keepDeclaration = async (
  backend: Backend,
  site: SiteRow,
  declared: Declared,
  { caller, client }: { caller: Caller; client: Client },
): Promise<number> => {
  const { db, clock, limits } = backend;
  await useMessage(limits, {
    purpose: 'declaration',
    to: declared.email,
    from: client.address,
    accountId: null,
    isOwner: false,
    typed: { caller, client, channel: 'email', locationId: site.locationId },
  });
  const id = newId('dec');
  const receivedAt = clock.now();
  const language = requestedLanguage();
  const { locationId } = site;
  const kept = { ...declared, id, locationId, language, receivedAt, mailDueAt: receivedAt };
  await db.transaction(async (tx) => {
    await tx.insert(declarations).values(kept);
    const notice = { kind: 'unknownOrder', subject: id, at: receivedAt } as const;
    await queueForSupport(tx, site, { language }, notice);
  });
  await confirmDeclaration(backend, id);
  return receivedAt;
};
