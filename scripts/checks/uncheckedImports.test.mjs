import { expect, it } from 'vitest';
import { uncheckedImports } from './uncheckedImports.mjs';

const followed = { module: '@foyer/domain', resolved: 'packages/domain/src/index.ts' };
const portal = (...dependencies) => ({ source: 'apps/portal/src/main.tsx', dependencies });

it('reports nothing when every file was read and every import followed', () => {
  expect(uncheckedImports([portal(followed)], ['apps/portal/src/main.tsx'])).toEqual([]);
});

it('reports a source file that was not read', () => {
  const [problem] = uncheckedImports([portal(followed)], ['packages/domain/src/money.ts']);
  expect(problem).toMatch(/^packages\/domain\/src\/money\.ts\n.*was not read/);
});

it('reports an import of our package that leads to a build or nowhere', () => {
  const built = { module: '@foyer/domain', resolved: 'packages/domain/dist/index.js' };
  const lost = { module: '@foyer/themes', resolved: '@foyer/themes' };
  expect(uncheckedImports([portal(followed, built, lost)], [])).toHaveLength(2);
});

it('reports a run that read no TypeScript', () => {
  const script = {
    source: 'scripts/start.mjs',
    dependencies: [{ module: 'node:os', resolved: 'os' }],
  };
  expect(uncheckedImports([script, portal()], [])).toEqual([
    'The layer check saw no TypeScript import at all.',
  ]);
});
