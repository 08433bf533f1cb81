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
export const allFacts = (): MenuFacts[] =>
  portalTypes.flatMap((portalType) =>
    Array.from({ length: 2 ** flags.length }, (_, bits) => {
      const facts: Record<string, unknown> = {};
      flags.forEach((flag, place) => {
        facts[flag] = (bits & (1 << place)) !== 0;
      });
      return aVisitor({ portalType, ...facts });
    }),
  );
