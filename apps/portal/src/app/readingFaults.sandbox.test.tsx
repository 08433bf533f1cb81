import { describe, expect, it } from 'vitest';
import { openPortal, type Fault } from '~/testing/openPortal';
import { takeCallsMade } from '~/testing/faults/requests';
import { withIds } from '~/testing/faults/withIds';
import { expectUsable } from '~/testing/faults/expectUsable';
import { openings, whoIn, type ScreenOpening } from '~/testing/faults/openings';

/** What the sandbox can do to a call. */
const kinds = ['no-response', '401', '403', '404', '500', '502', 'malformed', 'wrong-types'];

const beginnings = ['/', '/portal'];

/** What the inline script asks for, with a patience of its own, which `sendStartupRequests.test.ts` tries. */
const startupCalls = [
  'getPublicConfig',
  'getBlankSession',
  'gatewayLogin',
  'getSiteInfo',
  'getUser',
];

/** How long the client waits for an answer that comes too late, and when that comes. */
const PATIENCE = 300;
const TOO_LATE = 2000;

/** What is asked on every page, by the inline script, the shell or ahead of need, and where it is tried. */
const triedOn: Partial<Record<string, readonly string[]>> = {
  getPublicConfig: beginnings,
  getBlankSession: beginnings,
  gatewayLogin: beginnings,
  getSiteInfo: beginnings,
  getUser: beginnings,
  getFeedbackInfo: ['/portal'],
  getDeviceNotifications: ['/portal'],
  getPlans: ['/select-plan', '/select-plan?coupon=WHARFSTAFF', '/select-plan-anchor'],
  getRegistrationFields: ['/?tab=register', '/finish-registration', '/portal/my-account/edit'],
  checkCpe: ['/?tab=connect-device'],
};

/** What can go wrong with a call, answers that come too late among it. */
const faultsWith = (call: string): Fault[] => [
  ...kinds.map((kind) => ({ call, kind })),
  ...(startupCalls.includes(call) ? [] : [{ call, kind: 'slow', delayMs: TOO_LATE }]),
];

/** Every fault in every call, and a network on which every answer is slow. */
const faultsOf = (path: string, calls: readonly string[]): Fault[] => [
  { call: '*', kind: 'slow', delayMs: 200 },
  ...calls.flatMap((call) => ((triedOn[call] ?? [path]).includes(path) ? faultsWith(call) : [])),
];

/** Opens a screen when all is well, and says what it asks for, start-up included. */
const openWell = async (opening: ScreenOpening) => {
  takeCallsMade();
  const portal = await openPortal(opening);
  await expectUsable();
  expect(window.location.hash, 'the screen that is meant').toBe(
    `#${opening.lands ?? opening.path}`,
  );
  expect(document.title, 'a screen that exists').not.toMatch(/does not exist/);
  const calls = takeCallsMade();
  expect(calls).toContain('getSiteInfo');
  return { portal, calls };
};

describe.each(openings)('$path', (row) => {
  it(
    `stays usable for ${whoIn(row)} whichever of its calls goes wrong, and however`,
    { timeout: 180_000 },
    async () => {
      const opening = await withIds(row);
      const { portal, calls } = await openWell(opening);
      const failures: string[] = [];
      for (const fault of faultsOf(opening.path, calls)) {
        await portal.openAgain(fault, fault.delayMs === TOO_LATE ? PATIENCE : undefined);
        await expectUsable().catch((error: unknown) =>
          failures.push(`${fault.call} ${fault.kind}: ${String(error)}`),
        );
      }
      expect(failures).toEqual([]);
    },
  );
});
