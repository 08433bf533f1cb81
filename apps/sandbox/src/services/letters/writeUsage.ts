import { usageWarningAt } from '@foyer/domain';
import { instantText } from '../messages/dates';
import { planWords } from '../messages/planWords';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { hasProvedMobile } from '../one-time-codes/provedContact';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { portalAddress } from '../sites/portalAddress';
import { findSubscription, hasNextPeriod } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';

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
  // A plan that was cancelled takes no more time, but can be kept; at a closed site neither.
  const open = row.cancelAtPeriodEnd ? 'usageEndKeep' : 'usageEndText';
  const text = sayAt(site, site?.details.enabled === false ? 'usageEndClosed' : open, told);
  // The operator pays for each text, and a stranger can register with any number.
  const texts = user.usageWarning === 'sms' && hasProvedMobile(user);
  return {
    locationId: row.locationId,
    subject: sayAt(site, 'usageEndSubject', told),
    paragraphs: [text],
    ...(texts && { sms: { to: user.mobile, text } }),
    action: {
      label: say('openPortal'),
      url: portalAddress(publicUrl, '/portal/manage-your-plan'),
    },
  };
};
