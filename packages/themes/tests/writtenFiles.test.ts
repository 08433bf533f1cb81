import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThemeFile } from '../contract';
import { writeThemes } from '../generate/writeThemes';
import { customers } from './customers';

const source = fileURLToPath(new URL('../themes', import.meta.url));
const target = mkdtempSync(join(tmpdir(), 'emitted-themes-'));
const read = (name: string) =>
  JSON.parse(readFileSync(join(target, `${name}.json`), 'utf8')) as ThemeFile;

describe('the files that the portal loads', () => {
  beforeAll(() => writeThemes(source, target));
  afterAll(() => rmSync(target, { recursive: true, force: true }));

  it('have a tab icon of each customer’s own', () => {
    const icons = ['foyer', ...customers].map((name) => read(name).favicon);
    expect(new Set(icons).size).toBe(customers.length + 1);
  });

  it('have primary, secondary and accent colours for seven customers, and purple for one', () => {
    const colours = customers.map((name) => read(name).tokens.light);
    for (const { primary, secondary, accent } of colours)
      for (const colour of [primary, secondary, accent]) expect(colour).toMatch(/^#[0-9A-F]{6}$/i);
    expect(colours.filter(({ purple }) => purple !== undefined)).toHaveLength(1);
    expect(read('roost').tokens.light.purple).toMatch(/^#[0-9A-F]{6}$/i);
  });

  it('have cards with corners of 24 px by default', () => {
    expect(read('foyer').tokens.light['r-card']).toBe('24px');
  });

  it('have the licence of the fonts beside each font', () => {
    const fonts = readdirSync(target, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(6);
    for (const font of fonts)
      expect(readFileSync(join(target, dirname(font), 'OFL.txt'), 'utf8'), font).toContain(
        'SIL OPEN FONT LICENSE',
      );
  });

  it('all have a tab icon', () => {
    const names = readdirSync(target).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
    expect(names.toSorted()).toEqual(readdirSync(source).toSorted());
    for (const name of names)
      expect(read(name).favicon, name).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });
});
