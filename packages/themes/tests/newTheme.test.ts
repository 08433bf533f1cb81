import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTheme } from '../generate/new-theme/newTheme';
import { temporaryCopy } from './temporaryCopy';

const run = promisify(execFile);

const contents = (directory: string): Map<string, string> =>
  new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((file) => join(directory, file))
      .filter((file) => statSync(file).isFile() && !file.includes('/dist/'))
      .map((file) => [relative(directory, file), readFileSync(file, 'latin1')]),
  );

const node = (cwd: string, ...words: string[]) =>
  run(process.execPath, ['runTask.mjs', ...words], { cwd });

describe('pnpm new-theme', () => {
  let copy: ReturnType<typeof temporaryCopy>;
  let before: Map<string, string>;

  beforeAll(async () => {
    copy = temporaryCopy('new-theme');
    before = contents(copy.path);
    await node(
      copy.path,
      'new-theme',
      'seaside-lodge',
      '--title',
      "O'Hara’s Lodge",
      '--brand',
      '#7A2E8E',
    );
  }, 60_000);

  afterAll(() => copy.remove());

  it('writes only inside the new folder', () => {
    const added = [...contents(copy.path)].filter(([file, text]) => before.get(file) !== text);
    expect(added.length).toBeGreaterThan(4);
    expect(
      added.map(([file]) => file).filter((file) => !file.startsWith('themes/seaside-lodge/')),
    ).toEqual([]);
  });

  it('makes a theme that the build emits like any other', async () => {
    await node(copy.path, 'build');
    const file: unknown = JSON.parse(
      readFileSync(join(copy.path, 'dist/themes/seaside-lodge.json'), 'utf8'),
    );
    expect(file).toMatchObject({
      name: 'seaside-lodge',
      title: "O'Hara’s Lodge",
      favicon: expect.stringMatching(/^data:image/),
      tokens: { light: { primary: '#7A2E8E' } },
    });
  }, 60_000);

  it('makes a theme that passes every test of the themes', async () => {
    const vitest = join(copy.path, '../../node_modules/vitest/vitest.mjs');
    // These two make themes of their own, and take long.
    const others = ['newTheme', 'manyThemes'];
    const without = others.map((name) => `--exclude=tests/${name}.test.ts`);
    const { stdout } = await run(process.execPath, [vitest, 'run', 'tests/', ...without], {
      cwd: copy.path,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const all = readdirSync('tests').filter((file) => file.endsWith('.test.ts'));
    expect(stdout).toMatch(new RegExp(`Test Files\\D+${all.length - others.length} passed`));
  }, 120_000);

  it.each([
    [{ name: 'Seaside Lodge' }, 'kebab-case'],
    [{ name: '../escape' }, 'kebab-case'],
    [{ name: 'foyer' }, 'already'],
    [{ name: 'other', brand: '#12' as const }, 'not a colour'],
  ])('refuses %j', async (wanted, message) => {
    await expect(newTheme(join(copy.path, 'themes'), wanted)).rejects.toThrow(message);
  });
});
