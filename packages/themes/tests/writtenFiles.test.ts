import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThemeFile } from '../contract';
import { writeThemes } from '../generate/writeThemes';

const source = fileURLToPath(new URL('../themes', import.meta.url));
const target = mkdtempSync(join(tmpdir(), 'emitted-themes-'));
const read = (name: string) =>
  JSON.parse(readFileSync(join(target, `${name}.json`), 'utf8')) as ThemeFile;

describe('the files that the portal loads', () => {
  beforeAll(() => writeThemes(source, target));
  afterAll(() => rmSync(target, { recursive: true, force: true }));

  it('all have a tab icon: their own, or the default theme’s', () => {
    const names = readdirSync(target).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
    expect(names.toSorted()).toEqual(readdirSync(source).toSorted());
    for (const name of names)
      expect(read(name).favicon, name).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(read('halden').favicon).toBe(read('foyer').favicon);
    expect(read('pebble-cove').favicon).not.toBe(read('foyer').favicon);
  });
});
