import { areaGuardFor, type areaGuards, redirectFor } from './areaGuards';
import { type GuardRule, guardRules } from './guardRules';
import { portalAreaOf } from './pageGroups';
import type { RouteFacts } from './routeFacts';
import type { RoutePath } from './routes';

/** Why a guard refused a route. */
export type GuardReason = (typeof guardRules)[number]['why'] | (typeof areaGuards)[number]['why'];

/** `to` is a path, with its query if the guard keeps one. */
export type GuardResult =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly why: GuardReason };

/**
 * Whether a route opens, or where to go instead. The first guard that matches decides; the areas of
 * the logged-in portal come after the general guards.
 */
export const checkRoute = (route: RoutePath, facts: RouteFacts): GuardResult => {
  const rows: readonly (GuardRule & { why: GuardReason })[] = guardRules;
  const rule = rows.find((row) => row.on(route) && row.when(facts, route));
  return rule ? verdict(rule.why, rule.to(facts, route)) : checkArea(route, facts);
};

const checkArea = (route: RoutePath, facts: RouteFacts): GuardResult => {
  const area = portalAreaOf(route);
  const guard = area && areaGuardFor(area, facts);
  return guard ? verdict(guard.why, redirectFor(guard, facts)) : { kind: 'allow' };
};

const verdict = (why: GuardReason, to: string | null): GuardResult =>
  to === null ? { kind: 'allow' } : { kind: 'redirect', to, why };
