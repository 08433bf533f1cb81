/** @typedef {{ file: string, text: string }} SourceFile */

/**
 * The exports that no other file imports and that their own file does not use either. Given only the
 * product's files, these are the exports that only tests use.
 *
 * @param {SourceFile[]} files TypeScript
 * @returns {{ file: string, name: string }[]}
 */
export function unusedExports(files) {
  const read = files.map(({ file, text }) => ({ file, code: withoutComments(text) }));
  const importers = filesByName(read, importedNames);
  const mentions = filesByName(read, (code) => code.match(/\w+/g) ?? []);
  const loadedWhole = new Set(read.flatMap(({ code }) => modulesLoadedWhole(code)));
  return read.flatMap(({ file, code }) => {
    const users = loadedWhole.has(moduleName(file)) ? mentions : importers;
    return exportedNames(code)
      .filter((name) => !users.get(name)?.some((other) => other !== file))
      .filter((name) => timesNamed(code, name) === 1)
      .map((name) => ({ file, name }));
  });
}

function filesByName(read, namesIn) {
  const files = new Map();
  for (const { file, code } of read) {
    for (const name of new Set(namesIn(code))) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return files;
}

const exportedNames = (code) =>
  [
    ...code.matchAll(
      /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|abstract class|enum|type|interface) (\w+)/gm,
    ),
  ].map(([, name]) => name);

const importedNames = (code) =>
  [...code.matchAll(/\bimport\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from/g)]
    .flatMap(([, clause]) => clause.split(','))
    .map((part) =>
      part
        .trim()
        .replace(/^type /, '')
        .replace(/\s+as\s.*$/s, ''),
    );

/** Modules that code imports as a whole, so that it can use any of their exports. */
const modulesLoadedWhole = (code) =>
  [...code.matchAll(/\bimport\s*\(\s*'([^']+)'|\bimport\s+\*\s+as\s+\w+\s+from\s+'([^']+)'/g)].map(
    ([, lazy, named]) => moduleName(lazy ?? named),
  );

/** The last part of a path that says which module it is: `plans` for `./plans/index.ts`. */
const moduleName = (path) =>
  path
    .replace(/\.(tsx?|m?js|json)$/, '')
    .replace(/\/index$/, '')
    .split('/')
    .at(-1);

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const timesNamed = (code, name) =>
  (code.match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g')) ?? []).length;
