import { desc } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import type { MailFact } from '../messages/MessageSender';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { paysForTime } from '../plan-changes/prorateInternally';
import type { SiteRow } from '../sites/findSite';
import { linkTo, portalAddress } from '../sites/portalAddress';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * How to cancel a plan: in My Plan, and by the form of the law where the site has it.
 * @param form what the link to the form fills in
 */
export const howToCancel = (
  { publicUrl }: Pick<Backend, 'publicUrl'>,
  site: SiteRow,
  form: Record<string, string>,
): string =>
  site.details.consumerRights?.cancelsOnline
    ? sayAt(site, 'cancelOnline', { url: portalAddress(publicUrl, '/cancel-contract', form) })
    : sayAt(site, 'cancelHow');

/** The same as a fact of a mail about a plan that runs; its link has the number of the newest payment. Rule LAW-12. */
export const cancelFact = async (
  backend: Backend,
  row: SubscriptionRow,
  site: SiteRow,
): Promise<MailFact> => {
  const [last] = await backend.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(paysForTime(row))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  const form = { ...linkTo(site), ...(last && { order: last.number }) };
  return { label: say('factCancel'), value: howToCancel(backend, site, form) };
};
