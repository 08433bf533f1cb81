import { checkRoute } from '../guards/checkRoute';
import type { RoutePath } from '../guards/routes';
import type { MenuFacts } from '../menu/menuItems';
import { portalTypes } from '../portal-types/portalType';
import { aVisitor } from './routeFacts';

const flags = [
  'siteEnabled',
  'isImpersonating',
  'outsideNetwork',
  'loggedIn',
  'hasActiveSubscription',
  'hasRecurringSub',
  'paused',
  'emailActivation',
  'userActive',
  'legacySFAPlan',
  'noUserJourney',
  'registrationUnfinished',
  'sessionFailed',
] as const satisfies readonly (keyof MenuFacts)[];

/** Every combination of portal type and flags: 9 × 2¹³ = 73,728 of them. */
const allFacts = (): MenuFacts[] =>
  portalTypes.flatMap((portalType) =>
    Array.from({ length: 2 ** flags.length }, (_, bits) => {
      const facts: Record<string, unknown> = {};
      flags.forEach((flag, place) => {
        facts[flag] = (bits & (1 << place)) !== 0;
      });
      return aVisitor({ portalType, ...facts });
    }),
  );

const everyCombination = allFacts();

export const opens = (route: RoutePath, facts: MenuFacts): boolean =>
  checkRoute(route, facts).kind === 'allow';

/** Names the combination, so that a failed test can be repeated. */
export const problemWith = (facts: MenuFacts, what: string): string =>
  `${what} with ${JSON.stringify(Object.entries(facts).filter(([, value]) => value))}`;

/** The first problem of any combination; null if there is none. */
export const findProblem = (
  check: (facts: MenuFacts) => string | null | undefined,
): string | null => {
  for (const facts of everyCombination) {
    const problem = check(facts);
    if (problem) return problem;
  }
  return null;
};

/** The first problem of any of these routes; null if there is none. */
export const findRouteProblem = (
  list: readonly RoutePath[],
  check: (route: RoutePath) => string | null,
) => {
  for (const route of list) {
    const problem = check(route);
    if (problem !== null) return problem;
  }
  return null;
};
