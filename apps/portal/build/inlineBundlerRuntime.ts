import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { findEntry } from './findEntry.ts';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*[`"']\.\/(rolldown-runtime-[^`"']+)[`"'];?/;
/** Under which the entry exports the helpers. */
const NAME = 'bundlerRuntime';
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/** `a as b, c` as pairs of the names before and after `as`. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((item) => {
    const [from = '', to = from] = item.trim().split(/\s+as\s+/);
    return [from, to];
  });

/** The runtime's code as one expression with the names under which it exports them. */
const asExpression = (runtime: string): string => {
  const exported = pairs(EXPORT.exec(runtime)?.[1] ?? '');
  const result = exported.map(([local, name]) => `${name}:${local}`).join(',');
  return `(()=>{${runtime.replace(EXPORT, '')};return{${result}}})()`;
};

/** The names that a file imports, taken from the runtime's object instead. */
const taken = (imports: string): string =>
  `const{${pairs(imports)
    .map(([name, local]) => `${name}:${local}`)
    .join(',')}}=${NAME};`;

/**
 * Puts the bundler's few helpers into the entry, which every other file then asks for them. The
 * bundler keeps them in a file of their own, whatever its groups say, and that file would be the first
 * page's ninth request of eight. The build fails when the bundler's output no longer has the expected
 * form.
 */
export const inlineBundlerRuntime = (): Plugin => ({
  name: 'foyer:inline-runtime',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle: Rolldown.OutputBundle) {
      const entry = findEntry(bundle);
      const [, imports, file = ''] = IMPORT.exec(entry?.code ?? '') ?? [];
      if (!entry || imports === undefined)
        throw new Error('The entry imports no bundler helpers in the expected form.');
      const runtime = bundle[`assets/${file}`];
      if (runtime?.type !== 'chunk') throw new Error(`The bundler's helpers are not in ${file}.`);
      entry.code = `${entry.code.replace(
        IMPORT,
        () => `const ${NAME}=${asExpression(runtime.code.trim())};${taken(imports)}`,
      )}export{${NAME}};`;
      entry.imports = entry.imports.filter((name) => name !== runtime.fileName);
      const fromEntry = `import{${NAME}}from"./${basename(entry.fileName)}";`;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
        if (!IMPORT.test(chunk.code))
          throw new Error(`${chunk.fileName} imports bundler helpers in another form.`);
        chunk.code = chunk.code.replace(
          IMPORT,
          (_statement, names: string) => fromEntry + taken(names),
        );
        const others = chunk.imports.filter((name) => name !== runtime.fileName);
        chunk.imports = [...new Set([...others, entry.fileName])];
      }
      delete bundle[runtime.fileName];
    },
  },
});
