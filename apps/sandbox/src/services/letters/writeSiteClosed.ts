import { dueTexts } from '../invoices/dueTexts';
import { owedInvoicesOf } from '../invoices/findInvoice';
import { dayText } from '../messages/dates';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';

/**
 * Says that a plan ends because its site is closed, when, and what is still owed. Nobody can log in there, so that is paid
 * through the site. Rules SUB-21 and LAW-7.
 */
export const writeSiteClosed: WriteLetter = async ({ db }, { subject, madeAt }) => {
  const row = await findSubscription(db, subject);
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site) return null;
  const { name } = site.details;
  const last = row.endedAt === null ? row.periodEnd : null;
  // The card provider charges for a draft, so nobody has to pay it.
  const owes = (await owedInvoicesOf(db, row)).some(({ state }) => state !== 'draft');
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'closedSubject', { site: name }),
    paragraphs: [
      last === null
        ? sayAt(site, 'closedEnded', { site: name })
        : sayAt(site, 'closedEnds', { site: name, day: dayText(last) }),
      ...(await dueTexts(db, row, site, false, madeAt)),
      ...(owes ? [say('closedPay', { site: name })] : []),
    ],
  };
};
