import type { Fixtures, PersonKey } from './fixtures';

/** What the kit does to each person of the fixtures. */
const changesToPeople: Readonly<Partial<Record<PersonKey, string>>> = {
  member:
    'member: adds, renames and removes a device; pauses, changes and cancels the plan and takes each back. A change of plan that has effect at once may charge.',
  contract: 'contract: cancels the contract, and revives it where the backend allows that.',
  pastDue: 'pastDue: tries to pay the open invoice. This is not undone.',
  mfa: 'mfa: asks for an SMS code.',
};

/**
 * What a run with these fixtures changes, and what of it is not undone: a line for each.
 */
export const changesOf = (fixtures: Fixtures | undefined): string[] => {
  if (!fixtures) return [];
  const { people, places, activationCode } = fixtures;
  return [
    'main: registers a new account, which stays. Its address starts with foyer-check-.',
    ...(places.internal
      ? [
          'internal: registers a new account that buys a plan; it cancels the plan, and stays. Its address starts with foyer-buyer-.',
        ]
      : []),
    ...(places.noUserJourney ? ['noUserJourney: lets its device online. This is not undone.'] : []),
    ...(Object.keys(people) as PersonKey[]).flatMap((key) => changesToPeople[key] ?? []),
    ...(activationCode ? ['activationCode: uses the code up.'] : []),
  ];
};
