import { describe, expect, it } from 'vitest';
import { checkRoute } from '../guards/checkRoute';
import type { RouteFacts } from '../guards/routeFacts';
import type { RoutePath } from '../guards/routes';

/** `opens`, or the path that the guards lead to. */
export const whereTo = (route: RoutePath, facts: RouteFacts): string => {
  const verdict = checkRoute(route, facts);
  return verdict.kind === 'allow' ? 'opens' : verdict.to;
};

type RouteCase = [route: RoutePath, facts: RouteFacts, to: string];

/** Tests one rule by a table: route, facts, where the guards lead. */
export const routeCases = (rule: string, table: RouteCase[]): void => {
  describe(rule, () => {
    it.each(table.map(([route, facts, to]) => ({ route, facts, to })))(
      '$route → $to',
      ({ route, facts, to }) => {
        expect(whereTo(route, facts)).toBe(to);
      },
    );
  });
};
