import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'reports', `types-${process.pid}`);

/** Each mistake is a change to the default theme's source, with a word of the compiler's message. */
const mistakes: Record<string, { change: (source: string) => string; said: RegExp }> = {
  'a missing colour': { change: (source) => source.replace(/ {4}canvas:.*\n/, ''), said: /canvas/ },
  'a misspelt colour': {
    change: (source) => source.replace('    canvas:', "    canvass: '#000000',\n    canvas:"),
    said: /canvass|never/,
  },
  'a misspelt colour behind a spread': {
    change: (source) =>
      source.replace('    canvas:', "    ...{ canvass: '#000000' as const },\n    canvas:"),
    said: /canvass|never/,
  },
  'a group that there is not': {
    change: (source) => source.replace('  depth:', "  sound: 'gong',\n  depth:"),
    said: /sound|never/,
  },
  'a colour that is not written as one': {
    change: (source) => source.replace("canvas: '#F0F2FB'", "canvas: 'blue'"),
    said: /"blue"/,
  },
  'a length without its unit': {
    change: (source) => source.replace("'r-card': '24px'", "'r-card': '24'"),
    said: /"24"/,
  },
  'a line end that does not exist': {
    change: (source) => source.replace("cap: 'round'", "cap: 'pointed'"),
    said: /"pointed"/,
  },
};

const compile = (): Promise<string> =>
  new Promise((resolve) => {
    const arguments_ = [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
      '--pretty',
      'false',
    ];
    execFile(process.execPath, arguments_, (_error, stdout, stderr) => resolve(stdout + stderr));
  });

const fileOf = (name: string): string => `${name.replaceAll(' ', '-')}.ts`;

describe('the compiler', () => {
  let said: string;

  beforeAll(async () => {
    const source = readFileSync(join(root, 'themes/foyer/theme.ts'), 'utf8');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'no-mistake.ts'), source);
    for (const [name, { change }] of Object.entries(mistakes))
      writeFileSync(join(folder, fileOf(name)), change(source));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }),
    );
    said = await compile();
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts the default theme', () => {
    expect(said).not.toContain('no-mistake.ts');
  });

  it.each(Object.entries(mistakes))('refuses a theme with %s', (name, { said: words }) => {
    const lines = said.split('\n');
    const first = lines.findIndex((line) => line.includes(fileOf(name)));
    expect(first).toBeGreaterThanOrEqual(0);
    expect(lines.slice(first, first + 12).join('\n')).toMatch(words);
  });
});
