import { dayText } from '../messages/dates';
import { sayAt } from '../messages/sayAt';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';

/** Says that a plan ends because its site is closed, and when. Rule SUB-21. */
export const writeSiteClosed: WriteLetter = async ({ db }, { subject }) => {
  const row = await findSubscription(db, subject);
  const site = row && (await findSite(db, row.locationId));
  if (!row || !site) return null;
  const { name } = site.details;
  const last = row.endedAt === null ? row.periodEnd : null;
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'closedSubject', { site: name }),
    paragraphs: [
      last === null
        ? sayAt(site, 'closedEnded', { site: name })
        : sayAt(site, 'closedEnds', { site: name, day: dayText(last) }),
    ],
  };
};
