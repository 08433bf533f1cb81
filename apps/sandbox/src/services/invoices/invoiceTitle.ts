import type { PlanRow } from '../plans/findPlan';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** What an invoice is called: `Plus, November` for a plan that renews, else the plan alone. */
export const invoiceTitle = ({ details, recurring }: PlanRow, at: number): string =>
  recurring ? `${details.title}, ${month.format(at)}` : details.title;
