import { describe, expect, it } from 'vitest';
import { openPortal, type Opening, type Trouble } from '~/testing/openPortal';
import { takeCallsMade } from '~/testing/trouble/requests';
import { expectUsable } from '~/testing/trouble/expectUsable';
import { openings, type ScreenOpening } from '~/testing/trouble/openings';

/** What the sandbox can do to a call. */
const kinds = ['no-response', '401', '403', '404', '500', '502', 'malformed', 'wrong-types'];

const whoIn = ({ venue = 'canal-wharf', persona = 'a visitor' }: Opening): string =>
  `${persona} at ${venue}`;

/** The calls that a screen makes when all is well, start-up included. */
const callsOf = async (opening: ScreenOpening) => {
  takeCallsMade();
  await openPortal(opening);
  await expectUsable();
  expect(window.location.hash, 'the screen that is meant').toBe(
    `#${opening.lands ?? opening.path}`,
  );
  expect(document.title, 'a screen that exists').not.toMatch(/does not exist/);
  return takeCallsMade();
};

const beginnings = ['/', '/portal'];

/** What is asked on every page, by the inline script, the shell or ahead of need, and where it is tried. */
const triedOn: Partial<Record<string, readonly string[]>> = {
  getPublicConfig: beginnings,
  getBlankSession: beginnings,
  gatewayLogin: beginnings,
  getSiteInfo: beginnings,
  getUser: beginnings,
  getFeedbackInfo: ['/portal'],
  getDeviceNotifications: ['/portal'],
  getPlans: ['/select-plan', '/select-plan-anchor'],
  getRegistrationFields: ['/finish-registration', '/portal/my-account/edit'],
};

/** Every trouble with every call, and a network on which everything takes its time. */
const troublesOf = async (opening: ScreenOpening): Promise<Trouble[]> => [
  { call: '*', kind: 'slow', delayMs: 200 },
  ...(await callsOf(opening))
    .filter((call) => (triedOn[call] ?? [opening.path]).includes(opening.path))
    .flatMap((call) => kinds.map((kind) => ({ call, kind }))),
];

describe.each(openings)('$path', (opening) => {
  it(`opens for ${whoIn(opening)}`, async () => {
    expect(await callsOf(opening)).toContain('getSiteInfo');
  });

  it(
    `stays usable for ${whoIn(opening)} whichever of its calls goes wrong, and however`,
    { timeout: 180_000 },
    async () => {
      const faults: string[] = [];
      for (const trouble of await troublesOf(opening)) {
        await openPortal({ ...opening, trouble: [trouble] });
        await expectUsable().catch((error: unknown) =>
          faults.push(`${trouble.call} ${trouble.kind}: ${String(error)}`),
        );
      }
      expect(faults).toEqual([]);
    },
  );
});
