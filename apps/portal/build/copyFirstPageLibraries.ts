import type { Plugin } from 'vite';

/** Libraries that come as one file, of which the first page wants a little and later pages a lot. */
const LIBRARIES = new Set(['@reduxjs/toolkit', 'immer', 'reselect']);
/** Who imports them for the first page: the store and its slices, and the copies themselves. */
const FIRST_PAGE = /\/src\/(session\/(?!api\/)|shared\/notices\/)|\?first-page$/;

/**
 * Gives the first page a copy of its own of such a library. A file goes into one chunk only, so
 * without this the first page would carry what nothing but the API cache uses (Immer and the rest,
 * 7,000 bytes); with it each copy is stripped of what its own side leaves unused.
 */
export const copyFirstPageLibraries = (): Plugin => {
  const copied = new Set<string>();
  return {
    name: 'foyer:first-page-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!LIBRARIES.has(source) || !importer || !FIRST_PAGE.test(importer)) return null;
      copied.add(source);
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?first-page` };
    },
    buildEnd(error) {
      const missed = [...LIBRARIES].filter((name) => !copied.has(name));
      if (!error && missed.length > 0)
        throw new Error(`The first page no longer imports ${missed.join(', ')}.`);
    },
  };
};
