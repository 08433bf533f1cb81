import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { readUser } from '../login/readUser';
import { createCode } from '../one-time-codes/oneTimeCodes';
import type { SiteRow } from '../sites/findSite';
import { senderAt } from '../messages/senderAt';
import { greeting, say } from '../messages/say';
import { portalAddress } from '../sites/portalAddress';

/** Mails the link that confirms an email address, to the one that the user has now; earlier ones stop working. */
export const sendConfirmation = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
): Promise<void> => {
  const { db, clock, messages, publicUrl } = backend;
  const code = await createCode(db, clock.now(), 'verify-email', user.id);
  const { email } = await readUser(backend, user);
  await messages.sendMail({
    to: email,
    ...senderAt(site),
    subject: say('confirmSubject', { site: site.details.name }),
    paragraphs: [greeting(user), say('confirmText')],
    action: {
      label: say('confirmAction'),
      url: portalAddress(publicUrl, '/login', { status: 'verify', code }),
    },
  });
};
