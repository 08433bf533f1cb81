import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { createCode } from '../one-time-codes/oneTimeCodes';
import type { SiteRow } from '../sites/findSite';
import { senderAt } from '../messages/senderAt';
import { greeting, say } from '../messages/say';
import { portalAddress } from '../sites/portalAddress';

/** Mails the link that confirms an email address; earlier ones stop working. */
export const sendConfirmation = async (
  { db, clock, messages, publicUrl }: Backend,
  site: SiteRow,
  user: UserRow,
): Promise<void> => {
  const code = await createCode(db, clock.now(), 'verify-email', user.id);
  await messages.sendMail({
    to: user.email,
    ...senderAt(site),
    subject: say('confirmSubject', { site: site.details.name }),
    paragraphs: [greeting(user), say('confirmText')],
    action: {
      label: say('confirmAction'),
      url: portalAddress(publicUrl, '/login', { status: 'verify', code }),
    },
  });
};
