import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAgainst, tokenOf, visitor } from '../minimal/openAgainst';
import { drawBackend } from './drawBackend';
import { lookAt } from './lookAt';
import { customersPages, showsPage, visitorsPages } from './pages';

const tokens = {
  customer: tokenOf({ scope: ['user'], user_id: 'user-1' }),
  visitor,
};

const RUNS = Number(process.env.DRAWN_RUNS ?? 8);
const SEED = Number(process.env.DRAWN_SEED ?? 14);

/** Each page has answers of its own. */
const seedOf = (path: string): number =>
  SEED +
  (customersPages.includes(path)
    ? customersPages.indexOf(path)
    : 100 + visitorsPages.indexOf(path));

/** Draws until the page itself shows often enough; the pages that guards lead to are looked at as well. */
const sound = (path: string, token: string) =>
  fc.assert(
    fc.asyncProperty(drawBackend, async (drawn) => {
      const { faults, shown } = await lookAt(path, drawn, token);
      expect(faults).toEqual([]);
      fc.pre(showsPage(path, shown));
    }),
    // A fault is shown as drawn: to find a smaller one takes minutes.
    { numRuns: RUNS, seed: seedOf(path), endOnFailure: true },
  );

/**
 * Tests that pages have names and whole, true sentences, whatever the contract lets a backend answer. It takes minutes, so
 * several files share the pages. Rule API-14.
 */
export const expectSoundPages = (who: keyof typeof tokens, pages: readonly string[]): void => {
  vi.setConfig({ testTimeout: 120_000 + RUNS * 10_000 });
  afterEach(closeAgainst);
  describe('whatever the contract lets a backend answer, a page has names and whole, true sentences', () => {
    it.each(pages)(`for a ${who} at %s`, (path) => sound(path, tokens[who]));
  });
};
