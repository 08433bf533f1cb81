/** Names and features of a plan; its price and currency are columns. */
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
  /** False for a plan without a personal network. Absent: as the venue. */
  hasOwnNetwork?: boolean;
  /** Months of the contract; 0 without one. */
  contractMonths: number;
  suggested: boolean;
  /** Uses of the plan, at a venue with a light tier: `messaging`, `browsing`, … */
  goodFor: string[];
  /** The list that shows the plan, at a venue with custom plans. */
  list: 'monthly' | 'daily';
  /** Its words by language; `planWords` reads them. A language without an entry gets the English ones. */
  translations?: Record<string, PlanWords>;
}

/** What people read about a plan. */
export type PlanWords = Pick<
  PlanDetails,
  'title' | 'name' | 'description' | 'perks' | 'groupTitle'
>;
