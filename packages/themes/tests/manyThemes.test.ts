import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { writeThemes } from '../generate/writeThemes';
import { newTheme } from '../generate/new-theme/newTheme';
import { temporaryCopy } from './temporaryCopy';

/** Everything that an application can import from this package, in one bundle. */
const bundle = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(root, 'contract/index.ts'), formats: ['es'], fileName: 'contract' },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join();
};

const emitted = async (root: string): Promise<{ files: string[]; foyer: string }> => {
  const target = join(root, 'dist/themes');
  await writeThemes(join(root, 'themes'), target);
  return {
    files: readdirSync(target).filter((file) => file.endsWith('.json')),
    foyer: readFileSync(join(target, 'foyer.json'), 'utf8'),
  };
};

describe('with 200 more themes', () => {
  let copy: ReturnType<typeof temporaryCopy>;
  let few: Awaited<ReturnType<typeof emitted>>;
  let many: Awaited<ReturnType<typeof emitted>>;
  let bundles: string[];

  beforeAll(async () => {
    copy = temporaryCopy('many-themes');
    few = await emitted(copy.path);
    const before = await bundle(copy.path);
    for (let count = 1; count <= 200; count++)
      await newTheme(join(copy.path, 'themes'), { name: `venue-${count}` }, []);
    many = await emitted(copy.path);
    bundles = [before, await bundle(copy.path)];
  }, 120_000);

  afterAll(() => {
    rmSync(join(copy.path, 'dist'), { recursive: true, force: true });
    copy.remove();
  });

  it('each theme has one file, and no file lists the themes', () => {
    expect(many.files).toHaveLength(few.files.length + 200);
    expect(many.files).toContain('venue-200.json');
    expect(
      many.files.filter((file) => !few.files.includes(file) && !/^venue-\d+\.json$/.test(file)),
    ).toEqual([]);
  });

  it('the default theme’s file has the same bytes', () => {
    expect(many.foyer).toBe(few.foyer);
  });

  it('the bundle of an application has the same bytes, and names no theme', () => {
    expect(bundles[1]).toBe(bundles[0]);
    expect(bundles[0]).not.toMatch(/meadow-resorts|northquad|venue-/);
  });
});
