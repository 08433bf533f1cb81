import type { InvoiceRow } from '../invoices/createInvoice';
import type { PlanRow } from '../plans/findPlan';
import type { SiteRow } from '../sites/findSite';
import { linkTo } from '../sites/portalAddress';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { AFTER_PAUSE, type NoticeRow } from '../notices/queueNotice';

/** What was ordered. */
export interface Ordered {
  notice: NoticeRow;
  row: SubscriptionRow;
  plan: PlanRow;
  site: SiteRow;
  /** Null for what is free. */
  invoice: InvoiceRow | null;
}

export type Start = number | typeof AFTER_PAUSE | null;

/** When a change starts that waits for the end of the period; null if it has started. */
export const startOf = ({ data: { startsAt } }: NoticeRow): Start => {
  if (startsAt === undefined) return null;
  return startsAt === AFTER_PAUSE ? AFTER_PAUSE : Number(startsAt);
};

/** The number that the order has; null where it has none, as a plan that costs nothing. */
export const orderNumberOf = ({ notice, invoice }: Ordered): string | null =>
  invoice?.number ?? notice.data['number'] ?? null;

/** What a link to the forms of withdrawal and cancellation fills in: the site and the order number. */
export const formOf = (ordered: Ordered): Record<string, string> => {
  const order = orderNumberOf(ordered);
  return { ...linkTo(ordered.site), ...(order !== null && { order }) };
};

/** Whether an invoice is of a change of plan that has been made. */
export const isMadeChange = (invoice: InvoiceRow | null): boolean =>
  invoice?.effect.kind === 'change' || invoice?.effect.kind === 'change-there';
