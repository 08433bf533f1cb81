import { describe, expect, it } from 'vitest';
import { type MenuFacts, menuItems } from '../menu/menuItems';
import { problemWith, findProblem, opens, findRouteProblem } from '../testing/everyCombination';
import { checkRoute } from './checkRoute';
import { countsAsPrevious, portalAreaOf, terminationPages, unguardedPages } from './pageGroups';
import { queryOf, routeOf, type RoutePath, routePaths } from './routes';

const MAX_HOPS = 3;
const ENDLESS = 100;

const routes = new Map<string, RoutePath | null>();
const knownRoute = (path: string): RoutePath => {
  if (!routes.has(path)) routes.set(path, routeOf(path));
  const route = routes.get(path);
  if (!route) throw new Error(`A guard led to the wrong URL ${path}`);
  return route;
};

const guardResult = (path: string, facts: MenuFacts) => {
  const query = path.includes('?') ? queryOf(path) : '';
  return checkRoute(knownRoute(path), query === facts.query ? facts : { ...facts, query });
};

/** Counts the redirects from a path. `counted` keeps the paths that were already followed. */
const hopsFrom = (path: string, facts: MenuFacts, counted: Map<string, number>): number => {
  const before = counted.get(path);
  if (before !== undefined) return before;
  counted.set(path, ENDLESS);
  const result = guardResult(path, facts);
  const hops = result.kind === 'allow' ? 0 : 1 + hopsFrom(result.to, facts, counted);
  counted.set(path, hops);
  return hops;
};

const problemFrom = (paths: readonly string[], facts: MenuFacts): string | null => {
  const counted = new Map<string, number>();
  const start = paths.find((path) => hopsFrom(path, facts, counted) > MAX_HOPS);
  return start === undefined ? null : problemWith(facts, `endless redirects from ${start}`);
};

describe('for every combination of portal type, user, site and route', () => {
  it('redirects end within three hops on a page that opens, and never loop', () => {
    expect(findProblem((facts) => problemFrom(routePaths, facts))).toBeNull();
  });

  it('redirects with a status query end within three hops', () => {
    const query = '?status=verify&code=7';
    const reading = routePaths.filter(
      (route) => portalAreaOf(route) !== null || route === '/login',
    );
    const starts = reading.map((route) => route + query);
    expect(findProblem((facts) => problemFrom(starts, { ...facts, query }))).toBeNull();
  });

  it('redirects from log-in to any previous page end within three hops', () => {
    const previous = routePaths
      .filter(countsAsPrevious)
      .map((route) => route.replaceAll(/:\w+/g, '7'));
    const problem = findProblem((facts) => {
      const pages = facts.loggedIn ? previous : [];
      const caught = pages.find((previousPage) =>
        problemFrom(['/login'], { ...facts, previousPage }),
      );
      return caught && problemWith(facts, `endless redirects from log-in back to ${caught}`);
    });
    expect(problem).toBeNull();
  });

  it('every menu item that shows opens', () => {
    const problem = findProblem((facts) => {
      const closed = menuItems(facts).find((item) => !opens(item.to, facts));
      return closed && problemWith(facts, `the menu shows ${closed.id}`);
    });
    expect(problem).toBeNull();
  });
});

describe('for every combination', () => {
  it('a disabled site opens only pages without a guard and those that end a contract', () => {
    const open = [...unguardedPages, ...terminationPages];
    const problem = findProblem((facts) => {
      if (facts.siteEnabled || facts.isImpersonating || facts.sessionFailed) return null;
      const shown = routePaths.find((route) => !open.includes(route) && opens(route, facts));
      return shown && problemWith(facts, `${shown} opens`);
    });
    expect(problem).toBeNull();
  });

  it('an account page opens only for logged-in users', () => {
    const account = routePaths.filter((route) => route.startsWith('/portal/'));
    const problem = findProblem((facts) => {
      const shown = facts.loggedIn ? null : account.find((route) => opens(route, facts));
      return shown && problemWith(facts, `${shown} opens`);
    });
    expect(problem).toBeNull();
  });

  it('my account opens for every logged-in user of an enabled site with nothing to confirm or finish', () => {
    const problem = findProblem((facts) => {
      const isUnconfirmed = facts.emailActivation && !facts.userActive;
      const waits = !facts.isImpersonating && (isUnconfirmed || facts.registrationUnfinished);
      if (!facts.loggedIn || !facts.siteEnabled || facts.sessionFailed || waits) return null;
      return opens('/portal/my-account', facts) ? null : problemWith(facts, 'my account is closed');
    });
    expect(problem).toBeNull();
  });

  it('landing never opens for a user with an active plan', () => {
    const problem = findProblem((facts) => {
      const shown = facts.loggedIn && facts.hasActiveSubscription && opens('/', facts);
      return shown ? problemWith(facts, 'landing opens') : null;
    });
    expect(problem).toBeNull();
  });

  it('portal types without an account have the rules of their base type', () => {
    const bases = { ANCHOR_NUJ: 'ANCHOR', PDR_NUJ: 'PDR' } as const;
    const problem = findProblem((facts) => {
      const { portalType } = facts;
      if (portalType !== 'ANCHOR_NUJ' && portalType !== 'PDR_NUJ') return null;
      const base = { ...facts, portalType: bases[portalType] };
      return findRouteProblem(routePaths, (route) =>
        JSON.stringify(checkRoute(route, facts)) === JSON.stringify(checkRoute(route, base))
          ? null
          : problemWith(facts, `${route} differs from ${base.portalType}`),
      );
    });
    expect(problem).toBeNull();
  });
});
