import { describe, expect, it } from 'vitest';
import { openPortal, type Opening, type Trouble } from '~/testing/openPortal';
import { takeCallsMade } from '~/testing/trouble/requests';
import { expectUsable } from '~/testing/trouble/expectUsable';
import { openings } from '~/testing/trouble/openings';

/** What the sandbox can do to a call. */
const kinds = ['no-response', '401', '403', '404', '500', '502', 'malformed', 'wrong-types'];

const whoIn = ({ venue = 'canal-wharf', persona = 'a visitor' }: Opening): string =>
  `${persona} at ${venue}`;

/** The calls that a screen makes when all is well, start-up included. */
const callsOf = async (opening: Opening) => {
  takeCallsMade();
  await openPortal(opening);
  await expectUsable();
  return takeCallsMade();
};

/** Every trouble with every call, and a network on which everything takes its time. */
const troublesOf = async (opening: Opening): Promise<Trouble[]> => [
  { call: '*', kind: 'slow', delayMs: 200 },
  ...(await callsOf(opening)).flatMap((call) => kinds.map((kind) => ({ call, kind }))),
];

describe.each(openings)('$path', (opening) => {
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
