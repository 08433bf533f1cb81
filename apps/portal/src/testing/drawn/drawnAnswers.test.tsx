import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAgainst, tokenOf } from '../minimal/openAgainst';
import { drawBackend, examples } from './drawBackend';
import { faultsAt } from './faultsAt';
import { customersPages, visitorsPages } from './pages';

const user = tokenOf({ scope: ['user'], user_id: 'user-1' });
const anonymous = tokenOf({ scope: ['anonymous'] });

const RUNS = Number(process.env.DRAWN_RUNS ?? 4);
const SEED = Number(process.env.DRAWN_SEED ?? 14);

vi.setConfig({ testTimeout: 120_000 + RUNS * 10_000 });
afterEach(closeAgainst);

const sound = (path: string, token: string) =>
  fc.assert(
    fc.asyncProperty(drawBackend, async (drawn) => {
      expect(await faultsAt(path, drawn, token)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: 100_000 + RUNS * 10_000 },
  );

// API-14
describe('whatever the contract lets a backend answer, a page has names and whole, true sentences', () => {
  it.each(customersPages)('for a customer at %s', (path) => sound(path, user));

  it.each(visitorsPages)('for a visitor at %s', (path) => sound(path, anonymous));
});

// API-15
describe.each(['minimal', 'full'] as const)('with the %s examples of the contract', (size) => {
  it.each(customersPages)('a customer reads whole, true sentences at %s', async (path) => {
    expect(await faultsAt(path, examples(size), user)).toEqual([]);
  });

  it.each(visitorsPages)('a visitor reads whole, true sentences at %s', async (path) => {
    expect(await faultsAt(path, examples(size), anonymous)).toEqual([]);
  });
});
