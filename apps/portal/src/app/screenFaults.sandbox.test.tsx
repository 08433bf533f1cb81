import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Fault } from '~/testing/openPortal';
import { Picture } from '~/testing/Picture';
import { bodiesOf, takeCallsMade } from '~/testing/faults/recordCalls';
import { withRealIds } from '~/testing/faults/withRealIds';
import { expectUsable } from '~/testing/faults/expectUsable';
import {
  afterRefusal,
  screenOpenings,
  whoIn,
  type ScreenOpening,
} from '~/testing/faults/screenOpenings';

/** The faults that the sandbox can inject into a call. */
const kinds = ['no-response', '401', '403', '404', '500', '502', 'malformed', 'wrong-types'];

const beginnings = ['/', '/portal'];

/**
 * The calls of the inline script. It has its own time limit, which `sendStartupRequests.test.ts`
 * tests.
 */
const startupCalls = [
  'getPublicConfig',
  'getBlankSession',
  'gatewayLogin',
  'getSiteInfo',
  'getUser',
];

/** The client's time limit in this test, and the delay of an answer that arrives after it. */
const PATIENCE = 300;
const TOO_LATE = 2000;

/**
 * Calls that every page makes (the inline script, the shell, the prefetch), and the pages on which
 * this test faults them.
 */
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

/** All faults of one call, including an answer that arrives too late. */
const faultsWith = (call: string): Fault[] => [
  ...kinds.map((kind) => ({ call, kind })),
  ...(startupCalls.includes(call) ? [] : [{ call, kind: 'slow', delayMs: TOO_LATE }]),
];

/** Every fault in every call, and a network on which every answer is slow. */
const faultsOf = (path: string, calls: readonly string[]): Fault[] => [
  { call: '*', kind: 'slow', delayMs: 200 },
  ...calls.flatMap((call) => ((triedOn[call] ?? [path]).includes(path) ? faultsWith(call) : [])),
];

/** Opens a screen without faults. Returns the calls that it makes, including those of the start. */
const openWell = async (opening: ScreenOpening) => {
  takeCallsMade();
  const portal = await openPortal(opening);
  await expectUsable();
  expect(window.location.hash, 'the screen that is meant').toBe(
    `#${opening.lands ?? opening.path}`,
  );
  expect(document.title, 'a screen that exists').not.toMatch(/doesn’t exist/);
  const made = takeCallsMade();
  // A visitor's session brings the answers to these calls; where one of them fails, the page sends it.
  const calls = made.includes('getBlankSession')
    ? [...new Set([...made, 'gatewayLogin', 'getSiteInfo'])]
    : made;
  expect(calls).toContain('getSiteInfo');
  return { portal, calls };
};

/** Where a 401 of a call that belongs to nobody's session leads. */
const endsOfOthers = (opening: ScreenOpening): Partial<Record<string, string>> => ({
  getPublicConfig: opening.lands ?? opening.path,
  getBlankSession: '/portal',
  getSiteInfo: '/error',
  routerLogin: opening.lands ?? opening.path,
});

/**
 * SES-24: a customer's 401 leads to the log-in, an agent's to landing; a visitor's repeats the gateway login. At the start nobody
 * knows yet who is an agent.
 */
const expectEndOfRefused = async (opening: ScreenOpening, call: string): Promise<void> => {
  const other = endsOfOthers(opening)[call];
  const isEarly = startupCalls.includes(call) && opening.persona !== undefined;
  const end = other ?? (isEarly ? '/login' : afterRefusal(opening));
  await waitFor(
    () => {
      expect(window.location.hash).toBe(`#${end}`);
      const words = screen.queryByText('You’ve been logged out');
      expect(words, 'what the log-in says').toEqual(end === '/login' ? expect.anything() : null);
      if (!other && !opening.persona && !startupCalls.includes(call))
        expect(bodiesOf('gatewayLogin'), 'gateway logins').not.toEqual([]);
    },
    { timeout: 15_000 },
  );
};

// The check of the connection loads a picture from the internet.
beforeAll(() => void vi.stubGlobal('Image', Picture));
afterAll(() => void vi.unstubAllGlobals());

describe.each(screenOpenings)('$path', (row) => {
  it(
    `stays usable for ${whoIn(row)} whichever of its calls fails, and a 401 leads where it should`,
    { timeout: 180_000 },
    async () => {
      const opening = await withRealIds(row);
      const { portal, calls } = await openWell(opening);
      const failures: string[] = [];
      for (const fault of faultsOf(opening.path, calls)) {
        takeCallsMade();
        await portal.openAgain(fault, fault.delayMs === TOO_LATE ? PATIENCE : undefined);
        const end = async (): Promise<void> => {
          await expectUsable();
          if (fault.kind === '401') await expectEndOfRefused(opening, fault.call);
        };
        await end().catch((error: unknown) =>
          failures.push(`${fault.call} ${fault.kind}: ${String(error)}`),
        );
      }
      expect(failures).toEqual([]);
    },
  );
});
