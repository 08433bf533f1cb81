import type { Money } from '../money/money';
import type { Period } from './period';

/** Specification, section 3. `unknown` is the neutral case for a value added later. */
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

/** Something that can be bought or had for nothing. Specification, section 3. */
export type Plan = {
  readonly id: string;
  /** Identifies the plan at one price; the selected plan and every purchase go by it. */
  readonly priceId: string;
  /** `title`, or `name` where the wire has no title. */
  readonly title: string;
  readonly price: Money;
  /** As sent, for example `4weeks`; read it with `parseCategory`. */
  readonly category: string;
  readonly groupName: string;
  readonly groupTitle: string | null;
  readonly recurring: boolean;
  readonly packageType: PackageType;
  readonly period: Period | null;
  /** The operator's own words about the plan. */
  readonly description: string | null;
  /** What the plan gives, one short line each, in the operator's words. */
  readonly perks: readonly string[];
  readonly downloadMbps: number | null;
  readonly uploadMbps: number | null;
  /** How many devices may be online at once; null where the plan does not say. */
  readonly deviceLimit: number | null;
  /** Binds the customer for a term: cancelling early may cost a fee. */
  readonly contract: boolean;
  /** The length of that term in months, where the plan says. */
  readonly contractMonths: number | null;
  /** The one that the operator would take. */
  readonly suggested: boolean;
  /** What the plan is good for, where the site has a light tier: `messaging`, `browsing`, … */
  readonly goodFor: readonly string[];
};

/**
 * What a site sells. A custom site answers in two lists; any other in one.
 * Specification, section 3: "Custom-plan sites return plans split into monthly and daily lists".
 */
export type PlanCatalogue =
  | { readonly kind: 'list'; readonly plans: readonly Plan[] }
  | { readonly kind: 'custom'; readonly monthly: readonly Plan[]; readonly daily: readonly Plan[] };
