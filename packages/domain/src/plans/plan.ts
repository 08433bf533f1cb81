import type { Money } from '../money/money';
import type { Period } from './period';

/** Another type becomes `unknown` and is shown without a type. Rule PLAN-9. */
export const packageTypes = [
  'Standard',
  'Premium',
  'Basic',
  'Single',
  'Plus',
  'Awesome',
  'Supersonic',
  'Connect',
  'Free',
  'Essential',
  'unknown',
] as const;
export type PackageType = (typeof packageTypes)[number];

/** A plan that a site sells or gives away. */
export type Plan = {
  readonly id: string;
  /** Names the plan at one price. Rule PLAN-2. */
  readonly priceId: string;
  /** Never empty: `title` of the API, else `name`, else what is left to name it by. Rule PLAN-2. */
  readonly title: string;
  readonly price: Money;
  /** As the API sends it, such as `4weeks`; `parseCategory` reads it. */
  readonly category: string;
  readonly groupName: string;
  readonly groupTitle: string | null;
  /** Renews automatically; null if the plan does not say. */
  readonly recurring: boolean | null;
  readonly packageType: PackageType;
  readonly period: Period | null;
  /** The operator's description. */
  readonly description: string | null;
  /** The plan's benefits, one short line each, in the operator's words. */
  readonly perks: readonly string[];
  readonly downloadMbps: number | null;
  readonly uploadMbps: number | null;
  /** The number of devices that can be online at once; null if the plan does not say. */
  readonly deviceLimit: number | null;
  /** False for a plan without a personal network, at a site that has them. Rule NET-13. */
  readonly hasOwnNetwork: boolean;
  /** The customer is bound for a term and may pay a fee for cancelling early. Rule SUB-7. */
  readonly contract: boolean;
  /** The length of the term in months; null if the plan does not say. */
  readonly contractMonths: number | null;
  /** The fee for leaving early, in percent of the price for the months that are left; null if the plan does not say. */
  readonly earlyFeePercent: number | null;
  /** The plan that the operator recommends. */
  readonly suggested: boolean;
  /** What a light plan is good for: `messaging`, `browsing`, … Rule PLAN-12. */
  readonly goodFor: readonly string[];
};

/** The plans of a site. Rule PLAN-1. */
export type PlanCatalogue =
  | { readonly kind: 'list'; readonly plans: readonly Plan[] }
  | { readonly kind: 'custom'; readonly monthly: readonly Plan[]; readonly daily: readonly Plan[] };
