import { expect, it } from 'vitest';
import { isPrivateFile } from './privateFiles';

it.each([
  ['csp.json', true],
  ['csp.json.br', true],
  ['assets/entry-12345678.js.map', true],
  ['assets/entry-12345678.js.map.gz', true],
  ['assets/entry-12345678.js', false],
  ['assets/entry-12345678.js.br', false],
  ['version.json', false],
  ['themes/manifest.json', false],
])('%s is kept from visitors: %s', (name, isPrivate) => {
  expect(isPrivateFile(name)).toBe(isPrivate);
});
