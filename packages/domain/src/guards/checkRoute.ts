import { type GuardRule, guardRules } from './guardRules';
import { portalAreaOf } from './pageGroups';
import { type areaGuards, redirectFor, refusalOf } from './portalAreas';
import type { RouteFacts } from './routeFacts';
import type { RoutePath } from './routes';

/** Why a route was not opened. The portal logs it, and some pages say it. */
export type GuardReason = (typeof guardRules)[number]['why'] | (typeof areaGuards)[number]['why'];

/** What a guard answers. `to` is a path, with a query where there is one to keep. */
export type GuardResult =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly why: GuardReason };

/**
 * Whether a route may be opened, or where to go instead and why: the first row of the guards that
 * fits, then the closed areas of the logged-in portal. Specification, section 5, "Route guards".
 */
export const checkRoute = (route: RoutePath, facts: RouteFacts): GuardResult => {
  const rows: readonly (GuardRule & { why: GuardReason })[] = guardRules;
  const rule = rows.find((row) => row.on(route) && row.when(facts, route));
  return rule ? verdict(rule.why, rule.to(facts, route)) : checkArea(route, facts);
};

const checkArea = (route: RoutePath, facts: RouteFacts): GuardResult => {
  const area = portalAreaOf(route);
  const refusal = area && refusalOf(area, facts);
  return refusal ? verdict(refusal.why, redirectFor(refusal, facts)) : { kind: 'allow' };
};

const verdict = (why: GuardReason, to: string | null): GuardResult =>
  to === null ? { kind: 'allow' } : { kind: 'redirect', to, why };
