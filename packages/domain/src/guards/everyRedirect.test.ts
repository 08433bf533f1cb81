import { describe, expect, it } from 'vitest';
import { type MenuFacts, menuItems } from '../menu/menuItems';
import { complaint, firstTrouble, opens, over } from '../testing/everyCombination';
import { checkRoute } from './checkRoute';
import { countsAsPrevious, portalAreaOf, unguardedPages } from './pageGroups';
import { queryOf, routeOf, type RoutePath, routePaths } from './routes';

const MOST_HOPS = 3;
const A_CIRCLE = 100;

const routes = new Map<string, RoutePath | null>();
const known = (path: string): RoutePath => {
  if (!routes.has(path)) routes.set(path, routeOf(path));
  const route = routes.get(path);
  if (!route) throw new Error(`A guard led to the wrong URL ${path}`);
  return route;
};

const verdictOn = (path: string, facts: MenuFacts) => {
  const query = path.includes('?') ? queryOf(path) : '';
  return checkRoute(known(path), query === facts.query ? facts : { ...facts, query });
};

/** Follows redirects as the portal does, and counts them. `counted` remembers what it has followed. */
const hopsFrom = (path: string, facts: MenuFacts, counted: Map<string, number>): number => {
  const before = counted.get(path);
  if (before !== undefined) return before;
  counted.set(path, A_CIRCLE);
  const verdict = verdictOn(path, facts);
  const hops = verdict.kind === 'allow' ? 0 : 1 + hopsFrom(verdict.to, facts, counted);
  counted.set(path, hops);
  return hops;
};

const troubleFrom = (paths: readonly string[], facts: MenuFacts): string | null => {
  const counted = new Map<string, number>();
  const start = paths.find((path) => hopsFrom(path, facts, counted) > MOST_HOPS);
  return start === undefined ? null : complaint(facts, `no end in sight from ${start}`);
};

describe('for every combination of portal type, user, site and route', () => {
  it('redirects end within three hops on a page that opens, and never loop', () => {
    expect(firstTrouble((facts) => troubleFrom(routePaths, facts))).toBeNull();
  });

  it('redirects with a status query end within three hops', () => {
    const query = '?status=verify&code=7';
    const reading = routePaths.filter(
      (route) => portalAreaOf(route) !== null || route === '/login',
    );
    const starts = reading.map((route) => route + query);
    expect(firstTrouble((facts) => troubleFrom(starts, { ...facts, query }))).toBeNull();
  });

  it('redirects from log-in to any previous page end within three hops', () => {
    const previous = routePaths
      .filter(countsAsPrevious)
      .map((route) => route.replaceAll(/:\w+/g, '7'));
    const trouble = firstTrouble((facts) => {
      const pages = facts.loggedIn ? previous : [];
      const caught = pages.find((previousPage) =>
        troubleFrom(['/login'], { ...facts, previousPage }),
      );
      return caught && complaint(facts, `no end in sight from log-in back to ${caught}`);
    });
    expect(trouble).toBeNull();
  });

  it('every menu item that shows opens', () => {
    const trouble = firstTrouble((facts) => {
      const closed = menuItems(facts).find((item) => !opens(item.to, facts));
      return closed && complaint(facts, `the menu shows ${closed.id}`);
    });
    expect(trouble).toBeNull();
  });
});

describe('for every combination', () => {
  it('a disabled site opens only pages without a guard', () => {
    const trouble = firstTrouble((facts) => {
      if (facts.siteEnabled || facts.isImpersonating || facts.sessionFailed) return null;
      const shown = routePaths.find(
        (route) => !unguardedPages.includes(route) && opens(route, facts),
      );
      return shown && complaint(facts, `${shown} opens`);
    });
    expect(trouble).toBeNull();
  });

  it('an account page opens only for logged-in users', () => {
    const account = routePaths.filter((route) => route.startsWith('/portal/'));
    const trouble = firstTrouble((facts) => {
      const shown = facts.loggedIn ? null : account.find((route) => opens(route, facts));
      return shown && complaint(facts, `${shown} opens`);
    });
    expect(trouble).toBeNull();
  });

  it('my account opens for every logged-in, confirmed user of an enabled site', () => {
    const trouble = firstTrouble((facts) => {
      const waits = facts.emailActivation && !facts.userActive;
      if (!facts.loggedIn || !facts.siteEnabled || facts.sessionFailed || waits) return null;
      return opens('/portal/my-account', facts) ? null : complaint(facts, 'my account is closed');
    });
    expect(trouble).toBeNull();
  });

  it('landing never opens for a user with an active plan', () => {
    const trouble = firstTrouble((facts) => {
      const shown = facts.loggedIn && facts.hasActiveSubscription && opens('/', facts);
      return shown ? complaint(facts, 'landing opens') : null;
    });
    expect(trouble).toBeNull();
  });

  it('portal types without an account have the rules of their base type', () => {
    const bases = { ANCHOR_NUJ: 'ANCHOR', PDR_NUJ: 'PDR' } as const;
    const trouble = firstTrouble((facts) => {
      const { portalType } = facts;
      if (portalType !== 'ANCHOR_NUJ' && portalType !== 'PDR_NUJ') return null;
      const base = { ...facts, portalType: bases[portalType] };
      return over(routePaths, (route) =>
        JSON.stringify(checkRoute(route, facts)) === JSON.stringify(checkRoute(route, base))
          ? null
          : complaint(facts, `${route} differs from ${base.portalType}`),
      );
    });
    expect(trouble).toBeNull();
  });
});
