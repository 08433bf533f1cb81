import type { PlanRow } from '../plans/findPlan';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The title of an invoice: `Plus, November` for a plan that renews, else `Plus`. */
export const invoiceTitle = ({ details, recurring }: PlanRow, at: number): string =>
  recurring ? `${details.title}, ${month.format(at)}` : details.title;
