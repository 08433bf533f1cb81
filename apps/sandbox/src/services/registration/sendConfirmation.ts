import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { readUser } from '../login/readUser';
import { createCode } from '../one-time-codes/oneTimeCodes';
import type { SiteRow } from '../sites/findSite';
import { senderAt } from '../messages/senderAt';
import { greeting, say } from '../messages/say';
import { portalAddress } from '../sites/portalAddress';

/**
 * Makes the link that confirms an email address; earlier ones stop working.
 * @returns mails it to the address that the user has now
 */
export const makeConfirmation = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
): Promise<() => Promise<void>> => {
  const { db, clock, messages, publicUrl } = backend;
  const code = await createCode(db, clock.now(), 'verify-email', user.id);
  const { email } = await readUser(backend, user);
  return () =>
    messages.sendMail({
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

/** Mails a link that confirms an email address. */
export const sendConfirmation = async (
  ...given: Parameters<typeof makeConfirmation>
): Promise<void> => {
  const send = await makeConfirmation(...given);
  await send();
};
