import fc from 'fast-check';
import { routeOf } from '@foyer/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screens } from '~/app/screens';
import { closeAgainst, tokenOf } from '../minimal/openAgainst';
import { drawBackend, examples, withoutNames } from './drawBackend';
import { lookAt } from './lookAt';
import { customersPages, showsPage, visitorsPages } from './pages';

const user = tokenOf({ scope: ['user'], user_id: 'user-1' });
const anonymous = tokenOf({ scope: ['anonymous'] });

const RUNS = Number(process.env.DRAWN_RUNS ?? 8);
const SEED = Number(process.env.DRAWN_SEED ?? 14);

vi.setConfig({ testTimeout: 120_000 + RUNS * 10_000 });
afterEach(closeAgainst);

const numbered = (pages: readonly string[]) => pages.map((path, place) => [path, place] as const);

/** Draws until the page itself shows often enough; the pages that guards lead to are looked at as well. */
const sound = (path: string, token: string, place: number) =>
  fc.assert(
    fc.asyncProperty(drawBackend, async (drawn) => {
      const { faults, shown } = await lookAt(path, drawn, token);
      expect(faults).toEqual([]);
      fc.pre(showsPage(path, shown));
    }),
    // Each page has answers of its own. A fault is shown as drawn: to find a smaller one takes minutes.
    { numRuns: RUNS, seed: SEED + place, endOnFailure: true },
  );

it('every screen has a page that is looked at', () => {
  const looked = [...customersPages, ...visitorsPages].map((path) => routeOf(path));
  expect(screens.map(({ path }) => path).filter((path) => !looked.includes(path))).toEqual([]);
});

// API-14
describe('whatever the contract lets a backend answer, a page has names and whole, true sentences', () => {
  it.each(numbered(customersPages))('for a customer at %s', (path, place) =>
    sound(path, user, place),
  );

  it.each(numbered(visitorsPages))('for a visitor at %s', (path, place) =>
    sound(path, anonymous, 100 + place),
  );
});

// API-15
describe.each(['minimal', 'full'] as const)('with the %s examples of the contract', (size) => {
  it.each(customersPages)('a customer reads whole, true sentences at %s', async (path) => {
    expect((await lookAt(path, examples(size), user)).faults).toEqual([]);
  });

  it.each(visitorsPages)('a visitor reads whole, true sentences at %s', async (path) => {
    expect((await lookAt(path, examples(size), anonymous)).faults).toEqual([]);
  });
});

// PLAN-19
describe('with the full examples of the contract, less the names of plans and devices', () => {
  const nameless = withoutNames(examples('full'));

  it.each(customersPages)('a customer reads whole, true sentences at %s', async (path) => {
    expect((await lookAt(path, nameless, user)).faults).toEqual([]);
  });

  it.each(visitorsPages.filter((path) => path.startsWith('/select-plan')))(
    'a visitor reads whole, true sentences at %s',
    async (path) => {
      expect((await lookAt(path, nameless, anonymous)).faults).toEqual([]);
    },
  );
});
