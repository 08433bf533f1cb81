import { describe, expect, it } from 'vitest';
import { bundle } from './testing/bundle';

/** What each page takes of this package, and how many bytes of brotli it may cost, axios apart. */
const pages: readonly (readonly [string, number, string])[] = [
  [
    'landing',
    6000,
    `export * from '@foyer/api-client/startup';
     export * from '@foyer/api-client/session';`,
  ],
  ['the client that is loaded after the first page', 16_000, `export * from '@foyer/api-client';`],
];

describe('what a page downloads of the client', () => {
  it.each(pages)('%s takes at most %i bytes', async (_, limit, code) => {
    const { bytes } = await bundle(code);
    expect(bytes).toBeLessThanOrEqual(limit);
    // A bundle of next to nothing would mean that the measure broke, not that the code is small.
    expect(bytes).toBeGreaterThan(limit / 3);
  });
});

describe('what brings axios', () => {
  it.each([
    ['not the session entry', '/session', []],
    ['not the start-up entry', '/startup', []],
    ['not the contract', '/contract', []],
    ['the client', '', ['axios']],
  ])('is %s', async (_, entry, imports) => {
    expect((await bundle(`export * from '@foyer/api-client${entry}';`)).imports).toEqual(imports);
  });
});
