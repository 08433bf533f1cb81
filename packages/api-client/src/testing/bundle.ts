import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const entry = '/src/size-entry.ts';

/** The download size of an import from this package. */
export type Bundle = {
  /** Minified and brotli-compressed, in bytes: our own code, the domain's and valibot's. */
  readonly bytes: number;
};

/**
 * Bundles some exports the way the portal's own build does, from source.
 *
 * @param code the page's import, as an export: `export { createClient } from '@foyer/api-client'`
 */
export const bundle = async (code: string): Promise<Bundle> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: new URL('../..', import.meta.url).pathname,
    resolve: { conditions: ['@foyer/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'size-entry',
        resolveId: (id, importer) => (id === entry && !importer ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { comments: false },
      },
    },
  });
  const [chunk] = chunksOf(output);
  if (!chunk) throw new Error('nothing was bundled');
  return { bytes: brotliCompressSync(chunk.code).length };
};

const chunksOf = (output: Awaited<ReturnType<typeof build>>): Rollup.OutputChunk[] =>
  'output' in output ? output.output.filter((part) => part.type === 'chunk') : [];
