import { describe, expect, it } from 'vitest';
import { checkRoute } from '../guards/checkRoute';
import type { RouteFacts } from '../guards/routeFacts';
import type { RoutePath } from '../guards/routes';

/** Where the guards lead someone who asks for a page: `opens`, or a path. */
export const whereTo = (route: RoutePath, facts: RouteFacts): string => {
  const verdict = checkRoute(route, facts);
  return verdict.kind === 'allow' ? 'opens' : verdict.to;
};

type RouteCase = [route: RoutePath, facts: RouteFacts, to: string];

/** A rule in words, and a table of who asks for what and where that leads. */
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
