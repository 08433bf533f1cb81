import { beforeAll, describe, expect, it } from 'vitest';
import type { MenuFacts } from '../menu/menuItems';
import { complaint, firstTrouble, opens, over } from '../testing/everyone';
import { exitRows, exitsOf } from './exits';
import { portalAreaOf } from './pageGroups';
import { type RoutePath, routePaths } from './routes';

/** Only these states may leave someone without another page to go to; there must be something to do then. */
const mayHaveNoOtherPage = (facts: MenuFacts): boolean =>
  (!facts.siteEnabled && !facts.isImpersonating) ||
  facts.sessionFailed ||
  (facts.loggedIn && facts.emailActivation && !facts.userActive) ||
  (facts.loggedIn && facts.registrationUnfinished);

type Offered = Record<string, Set<RoutePath>>;

/** What is wrong with a page's exits for somebody; whatever it offers is noted. */
const strandedOn = (
  route: RoutePath,
  facts: MenuFacts,
  open: readonly RoutePath[],
  offered: Offered,
) => {
  const { pages, actions } = exitsOf(route, facts);
  const noted = offered[route];
  for (const page of pages) {
    if (page === route || !open.includes(page)) return complaint(facts, `${route} offers ${page}`);
    noted?.add(page);
  }
  if (pages.length > 0 || (actions.length > 0 && mayHaveNoOtherPage(facts))) return null;
  return complaint(facts, `nobody gets away from ${route}`);
};

const sweep = () => {
  const offered: Offered = Object.fromEntries(routePaths.map((route) => [route, new Set()]));
  const trouble = firstTrouble((facts) => {
    const open = routePaths.filter((route) => opens(route, facts));
    return over(open, (route) => strandedOn(route, facts, open, offered));
  });
  return { trouble, offered };
};

describe('nobody is stranded', () => {
  let seen: ReturnType<typeof sweep>;
  beforeAll(() => {
    seen = sweep();
  });

  it('because every page that opens has a way on, and each of its exits opens', () => {
    expect(seen.trouble).toBeNull();
  });

  it('and every exit in the table is open to somebody', () => {
    const dead = Object.entries(exitRows).flatMap(([route, { pages }]) =>
      pages
        .filter((page) => page !== route && !seen.offered[route]?.has(page))
        .map((page) => `${route} → ${page}`),
    );
    expect(dead).toEqual([]);
  });

  it('and every page outside the logged-in portal has its row in the table', () => {
    const missing = routePaths.filter((route) => !exitRows[route] && portalAreaOf(route) === null);
    expect(missing).toEqual([]);
  });
});
