import { routeOf } from '@foyer/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { screens } from '~/app/screens';
import { closeAgainst, tokenOf, visitor } from '../minimal/openAgainst';
import { examples, withoutNames } from './drawBackend';
import { lookAt } from './lookAt';
import { customersPages, visitorsPages } from './pages';

const user = tokenOf({ scope: ['user'], user_id: 'user-1' });

vi.setConfig({ testTimeout: 120_000 });
afterEach(closeAgainst);

it('every screen has a page that is looked at', () => {
  const looked = [...customersPages, ...visitorsPages].map((path) => routeOf(path));
  expect(screens.map(({ path }) => path).filter((path) => !looked.includes(path))).toEqual([]);
});

// API-15
describe.each(['minimal', 'full'] as const)('with the %s examples of the contract', (size) => {
  it.each(customersPages)('a customer reads whole, true sentences at %s', async (path) => {
    expect((await lookAt(path, examples(size), user)).faults).toEqual([]);
  });

  it.each(visitorsPages)('a visitor reads whole, true sentences at %s', async (path) => {
    expect((await lookAt(path, examples(size), visitor)).faults).toEqual([]);
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
      expect((await lookAt(path, nameless, visitor)).faults).toEqual([]);
    },
  );
});
