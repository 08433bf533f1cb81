import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { emitThemes } from '../emit/emitThemes';
import { newTheme } from '../emit/new-theme/newTheme';
import { temporaryCopy } from './temporaryCopy';

/** All that an application can import of this package, bundled. */
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
  await emitThemes(join(root, 'themes'), target);
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

  it('each has a file of its own, and no file lists them', () => {
    expect(many.files).toHaveLength(few.files.length + 200);
    expect(many.files).toContain('venue-200.json');
    expect(
      many.files.filter((file) => !few.files.includes(file) && !/^venue-\d+\.json$/.test(file)),
    ).toEqual([]);
  });

  it('the theme that a first visit loads has the same bytes', () => {
    expect(many.foyer).toBe(few.foyer);
  });

  it('what an application bundles has the same bytes, and knows no theme by name', () => {
    expect(bundles[1]).toBe(bundles[0]);
    expect(bundles[0]).not.toMatch(/meadow-resorts|northquad|venue-/);
  });
});
