import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { findSite } from '../sites/findSite';
import { senderAt } from './senderAt';
import { greeting, say } from './say';
import { portalAddress } from '../sites/portalAddress';
import { logError } from '../../process/logError';

/**
 * Mails the owner of an account that something has changed, with the way to stop a stranger. A mail that
 * cannot be sent stops nothing, for the change is made. Rules PREF-5 and PASS-6.
 */
export const tellOwner = async (
  { db, messages, publicUrl }: Backend,
  user: UserRow,
  subject: string,
  text: string,
): Promise<void> => {
  const site = await findSite(db, user.locationId);
  const mail = messages.sendMail({
    to: user.email,
    ...senderAt(site),
    subject,
    paragraphs: [greeting(user), text, say('ownerWarning')],
    action: { label: say('choosePassword'), url: portalAddress(publicUrl, '/password-recovery') },
  });
  await mail.catch((error: unknown) => logError(`Mailing user ${user.id}`, error));
};
