import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { commandsIn, linksIn, pathsIn } from './readDocs.mjs';
import { trackedFiles } from './trackedFiles.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const tracked = trackedFiles();
const pages = tracked.filter((file) => file.endsWith('.md'));
const scriptsOf = (manifest) => Object.keys(JSON.parse(read(manifest)).scripts ?? {});

const packages = tracked
  .filter((file) => /^(apps|packages)\/[^/]+\/package\.json$/.test(file))
  .map((file) => ({
    folder: dirname(file),
    name: JSON.parse(read(file)).name,
    scripts: scriptsOf(file),
  }));

/** A page in a package's folder may name that package's scripts and the project's. */
const scriptsFor = (page, wanted) => {
  const own = packages.find(({ folder, name }) =>
    wanted ? name === wanted : page.startsWith(`${folder}/`),
  );
  return [...(own?.scripts ?? []), ...(wanted ? [] : scriptsOf('package.json'))];
};

const problems = (check) =>
  pages.flatMap((page) => check(page, read(page)).map((problem) => `${page}: ${problem}`));

describe('every page of documentation', () => {
  it('is found', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages).toContain('README.md');
  });

  it('links only to files that exist', () => {
    const dead = problems((page, text) =>
      linksIn(text).filter((link) => !existsSync(join(root, normalize(join(dirname(page), link))))),
    );
    expect(dead).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const lost = problems((_page, text) =>
      pathsIn(text).filter((path) => !existsSync(join(root, path))),
    );
    expect(lost).toEqual([]);
  });

  it('names only commands that exist', () => {
    const unknown = problems((page, text) =>
      commandsIn(text)
        .filter(({ script, of }) => !scriptsFor(page, of).includes(script))
        .map(({ script, of }) => (of ? `${of} has no ${script}` : `there is no ${script}`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a command of the project', () => {
  it('has no name of a command of pnpm, which would run in its place', () => {
    const { stdout } = spawnSync('pnpm', ['help', '-a'], { encoding: 'utf8', timeout: 60_000 });
    const taken = [...stdout.matchAll(/^ {2}([a-z-]+) {2,}/gm)].map(([, name]) => name);
    expect(taken).toContain('install');
    // These two of pnpm run the script.
    const shadowed = scriptsOf('package.json').filter((name) => !['start', 'test'].includes(name));
    expect(shadowed.filter((name) => taken.includes(name))).toEqual([]);
  });
});

describe('reading a page', () => {
  it('finds links within the project, without their anchor', () => {
    const page =
      '[a](docs/a.md) ![b](b.png) [c](https://example.com) [d](#here) [e](../e.md#there)';
    expect(linksIn(page)).toEqual(['docs/a.md', 'b.png', '../e.md']);
  });

  it('finds paths, but no patterns and no generated files', () => {
    const page = '`apps/portal`, `packages/themes/<name>/`, `scripts/a.mjs`, `dist/x`, `docs/*.md`';
    expect(pathsIn(page)).toEqual(['apps/portal', 'scripts/a.mjs']);
  });

  it('finds commands in code spans and code blocks only', () => {
    const page = [
      'npm sets `npm start`, `npm test -- lint`, `PORT=1 npm start`, `npm run …`, `pnpm install`,',
      '`pnpm --filter @foyer/x tokens`, `pnpm --filter @foyer/x exec tsx a.ts`',
      '```sh',
      'pnpm bench    # measures',
      '```',
    ].join('\n');
    expect(commandsIn(page)).toEqual([
      { script: 'start', of: null },
      { script: 'test', of: null },
      { script: 'start', of: null },
      { script: 'tokens', of: '@foyer/x' },
      { script: 'bench', of: null },
    ]);
  });
});
