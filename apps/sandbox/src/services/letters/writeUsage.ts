import { usageWarningAt } from '@foyer/domain';
import { instantText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { sayAt } from '../messages/sayAt';
import { planOf } from '../plans/findPlan';
import { capabilitiesAt } from '../sites/capabilitiesAt';
import { findSite, type SiteRow } from '../sites/findSite';
import { findSubscription, hasNextPeriod } from '../subscriptions/findSubscription';
import { warningOf } from '../usage/usageOf';
import type { WriteLetter } from './Letter';
import { planAction } from './planAction';

/** A closed site sells nothing. Rules USAGE-3 and TYPE-6. */
const sells = (site: SiteRow): boolean =>
  site.details.enabled && capabilitiesAt(site).sells !== 'nothing';

/** Warns before the end of a plan that does not go on, as the user chose. Rule USAGE-3. */
export const writeUsage: WriteLetter = async (backend, { subject, data }, { user }) => {
  const { db, clock, publicUrl } = backend;
  const row = await findSubscription(db, subject);
  const isOver = !row || row.endedAt !== null || row.periodEnd === null;
  // Another end has a notice of its own.
  if (isOver || !user || user.usageWarning === 'none' || `${row.periodEnd}` !== data['endsAt'])
    return null;
  if (hasNextPeriod(row) && !row.cancelAtPeriodEnd) return null;
  const end = row.periodEnd ?? 0;
  const at = usageWarningAt(row.periodStart, end);
  if (end <= clock.now()) return null;
  if (at > clock.now()) return { later: at };
  const { title } = planWords((await planOf(db, row.priceId)).details);
  const site = await findSite(db, row.locationId);
  const told = { item: title, time: instantText(end) };
  // A plan that was cancelled takes no more time, but can be kept.
  const open = row.cancelAtPeriodEnd ? 'usageEndKeep' : 'usageEndText';
  const text = sayAt(site, site && !sells(site) ? 'usageEndClosed' : open, told);
  // The operator pays for each text.
  const texts = warningOf(user) === 'sms';
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'usageEndSubject', told),
    paragraphs: [text],
    ...(texts && { sms: { to: user.mobile, text } }),
    action: planAction(publicUrl),
  };
};
