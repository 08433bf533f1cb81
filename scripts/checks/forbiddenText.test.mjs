import { expect, it } from 'vitest';
import { forbiddenText } from './forbiddenText.mjs';

const home = ['', 'home', 'ada', 'foyer'].join('/');
const host = ['registry', 'example', 'com'].join('.');
const key = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');

it.each([
  ['names a folder of one machine', 'docs/a.md', `see ${home} for more`],
  ['names a package registry', '.npmrc', `//${host}/`],
  ['holds a secret', 'apps/sandbox/src/keys.ts', `const key = '${key}'`],
  ['has a mark of a conflict', 'docs/a.md', `${'<'.repeat(7)} HEAD`],
  ['has a mark of a conflict', 'docs/a.md', `${'>'.repeat(7)} 1a2b3c4 (Name the seller)`],
  ['holds an address of a package', 'pnpm-lock.yaml', 'tarball: https://files.example.com/a.tgz'],
  ['makes the browser restyle the whole page', 'packages/kit/a.css', '.f-list > :has(.f-badge) {'],
  ['makes the browser restyle the whole page', 'packages/kit/a.css', ':root:has(.f-a) .f-b {'],
  ['says “is no …”', 'docs/a.md', 'Text that is no number is refused.'],
  ['says “also where”', 'apps/portal/src/a.ts', '/** Shown also where nothing is known. */'],
  ['has a word that readers stop at', 'packages/kit/a.css', '/* The frame grows by itself. */'],
])('%s', (what, file, line) => {
  expect(forbiddenText(file, `fine\n${line}\n`)).toEqual([
    expect.stringContaining(`${file}:2 ${what}`),
  ]);
});

it.each([
  [
    'an address in the text',
    'README.md',
    'http://localhost:4000/sandbox and https://example.com/home/x',
  ],
  ['a route', 'apps/portal/src/paths.ts', "const home = '/home';"],
  ['a class that has something', 'packages/kit/a.css', '.f-a:not(:has(.f-b)) .f-c {'],
  ['a property of the root', 'packages/kit/a.css', ':root:has(.f-tabs) {'],
  ['“there is no”', 'docs/a.md', 'There is no limit, and the limit is no longer counted.'],
  ['a package name', 'pnpm-lock.yaml', "  '@mui/material@9.5.0':"],
])('lets %s pass', (_, file, line) => {
  expect(forbiddenText(file, line)).toEqual([]);
});
