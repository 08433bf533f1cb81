import type { Plugin, Rolldown } from 'vite';
import { findEntry } from './findEntry.ts';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*[`"']\.\/(rolldown-runtime-[^`"']+)[`"'];?/;
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/** `a as b, c` as pairs of the names before and after `as`. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((item) => {
    const [from = '', to = from] = item.trim().split(/\s+as\s+/);
    return [from, to];
  });

/** The runtime's code as one expression whose result has the names that the entry imports. */
const inlined = (imports: string, runtime: string): string => {
  const exported = pairs(EXPORT.exec(runtime)?.[1] ?? '');
  const wanted = pairs(imports);
  const result = exported.map(([local, name]) => `${name}:${local}`).join(',');
  const names = wanted.map(([name, local]) => `${name}:${local}`).join(',');
  return `const{${names}}=(()=>{${runtime.replace(EXPORT, '')};return{${result}}})();`;
};

/**
 * Puts the bundler's few helpers into the entry itself. The bundler keeps them in a file of their own,
 * whatever its groups say, and that file would be the first page's ninth request of eight. The build
 * fails when the bundler's output no longer has the expected form.
 */
export const inlineBundlerRuntime = (): Plugin => ({
  name: 'foyer:inline-runtime',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle: Rolldown.OutputBundle) {
      const entry = findEntry(bundle);
      const found = IMPORT.exec(entry?.code ?? '');
      if (!entry || !found)
        throw new Error('The entry imports no bundler helpers in the expected form.');
      const [statement, imports = '', file = ''] = found;
      const runtime = bundle[`assets/${file}`];
      if (runtime?.type !== 'chunk') throw new Error(`The bundler's helpers are not in ${file}.`);
      entry.code = entry.code.replace(statement, () => inlined(imports, runtime.code.trim()));
      entry.imports = entry.imports.filter((name) => name !== runtime.fileName);
    },
  },
});
