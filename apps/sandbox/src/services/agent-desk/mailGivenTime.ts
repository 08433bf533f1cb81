import { logError } from '../../process/logError';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { spanTexts } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { greeting, say, speakingTo } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { senderAt } from '../messages/senderAt';
import { portalAddress } from '../sites/portalAddress';
import type { SiteRow } from '../sites/findSite';
import { daysText, type GivenTime } from './giveTime';

/** Mails the customer the receipt for the days that support gave. Rule DESK-2. */
export const mailGivenTime = (
  { messages, publicUrl }: Backend,
  site: SiteRow,
  user: UserRow,
  { invoice: { number, periodStart, periodEnd }, plan, days }: GivenTime,
): Promise<void> =>
  speakingTo(user, site, () => {
    const told = { period: daysText(days), item: planWords(plan.details).title, number };
    return messages.sendMail({
      to: user.email,
      ...senderAt(site),
      subject: sayAt(site, 'givenSubject', told),
      paragraphs: [
        greeting(user),
        say('givenText', told),
        say('receiptTime', spanTexts(periodStart, periodEnd)),
      ],
      action: { label: say('openPortal'), url: portalAddress(publicUrl, '/portal') },
    });
  }).catch((error: unknown) => logError(`Telling ${user.id} of added days`, error));
