/** What a plan is called and gives; its price and currency are columns. */
export interface PlanDetails {
  id: string;
  title: string;
  name: string;
  /** For example `1month`, `4weeks`, `1day`. */
  category: string;
  groupName: string;
  groupTitle: string | null;
  packageType: string;
  period: { amount: number; magnitude: 'day' | 'week' | 'month' | 'year' };
  description: string;
  perks: string[];
  downloadMbps: number;
  uploadMbps: number;
  deviceLimit: number | null;
  /** Months that the customer is bound for; 0 without a contract. */
  contractMonths: number;
  suggested: boolean;
  /** What it is good for, where the site has a light tier: `messaging`, `browsing`, … */
  goodFor: string[];
  /** On a custom site, the list the plan stands in. */
  list: 'monthly' | 'daily';
}
