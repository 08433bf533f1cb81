import { describe, expect, it } from 'vitest';
import { bundle } from './testing/bundle';

/** Each page's imports from this package, and their limit in bytes of brotli. */
const pages: readonly (readonly [string, number, string])[] = [
  [
    'landing',
    6400,
    `export * from '@foyer/api-client/startup';
     export * from '@foyer/api-client/session';`,
  ],
  ['the client that is loaded after the first page', 19_200, `export * from '@foyer/api-client';`],
];

describe('the code that a page downloads', () => {
  it.each(pages)('%s takes at most %i bytes', async (_, limit, code) => {
    const { bytes } = await bundle(code);
    expect(bytes).toBeLessThanOrEqual(limit);
    // A far smaller bundle means that the measurement is broken.
    expect(bytes).toBeGreaterThan(limit / 3);
  });
});
