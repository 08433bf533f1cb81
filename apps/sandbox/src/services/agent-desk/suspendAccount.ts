import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { users } from '../../db/schema/users';
import type { MessageKey } from '../messages/texts/en';
import { greeting, say, speakingTo } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { senderAt } from '../messages/senderAt';
import { endSessions } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import { logError } from '../../process/logError';

const tell = (
  { messages }: Backend,
  site: SiteRow,
  user: UserRow,
  subject: MessageKey,
  text: MessageKey,
): Promise<void> =>
  speakingTo(user, site, () =>
    messages.sendMail({
      to: user.email,
      ...senderAt(site),
      subject: say(subject, { site: site.details.name }),
      paragraphs: [greeting(user), sayAt(site, text, { site: site.details.name })],
    }),
  ).catch((error: unknown) => logError(`Telling ${user.id} of a suspension`, error));

/**
 * Lets nobody log in, ends the customer's sessions, and tells the customer. Plan and devices stay as they are. Rule
 * DESK-4.
 * @param keep the agent's session
 */
export const suspendAccount = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  keep: string,
): Promise<void> => {
  await backend.db.update(users).set({ disabled: true }).where(eq(users.id, user.id));
  await endSessions(backend, user.id, keep);
  await tell(backend, site, user, 'suspendedSubject', 'suspendedText');
};

/** Lets the customer log in again, and says so. */
export const restoreAccount = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
): Promise<void> => {
  await backend.db.update(users).set({ disabled: false }).where(eq(users.id, user.id));
  await tell(backend, site, user, 'restoredSubject', 'restoredText');
};
