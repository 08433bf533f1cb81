import { expect, it } from 'vitest';
import { blindSpots } from './blindSpots.mjs';

const followed = { module: '@foyer/domain', resolved: 'packages/domain/src/index.ts' };
const portal = (...dependencies) => ({ source: 'apps/portal/src/main.tsx', dependencies });

it('says nothing when every file was read and every import followed to a source', () => {
  expect(blindSpots([portal(followed)], ['apps/portal/src/main.tsx'])).toEqual([]);
});

it('names a source file that was not read', () => {
  const [problem] = blindSpots([portal(followed)], ['packages/domain/src/money.ts']);
  expect(problem).toMatch(/^packages\/domain\/src\/money\.ts\n.*was not read/);
});

it('names an import of our own that ended in a build or nowhere', () => {
  const built = { module: '@foyer/domain', resolved: 'packages/domain/dist/index.js' };
  const lost = { module: '@foyer/themes', resolved: '@foyer/themes' };
  expect(blindSpots([portal(followed, built, lost)], [])).toHaveLength(2);
});

it('does not take a run that could not read TypeScript for a clean one', () => {
  const script = {
    source: 'scripts/start.mjs',
    dependencies: [{ module: 'node:os', resolved: 'os' }],
  };
  expect(blindSpots([script, portal()], [])).toEqual([
    'The layer check saw no TypeScript import at all.',
  ]);
});
