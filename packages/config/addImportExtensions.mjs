// `node ../config/addImportExtensions.mjs`, the last step of a package's build.
//
// Sources import `./money`, as bundlers allow. Node and TypeScript's `nodenext` need the file's full name, which neither
// tsup nor tsc adds. This step writes it into every module and declaration of `dist`, and fails where no such file exists.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const dist = resolve('dist');

/** `from './x'`, `import './x'`, `import('./x')` and, in declarations, `import(".")`. */
const relativeImport =
  /(?<before>\b(?:from|import)\s*\(?\s*["'])(?<path>\.{1,2}(?:\/[^"']*)?)(?=["'])/g;
const styleImport = /^import ["'](?<path>\..*\.css)["'];\n/gm;

for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
  const module = join(dist, file);
  const text = readFileSync(module, 'utf8');
  const styled = text.replace(styleImport, (_, path) => styles(module, path));
  const complete = styled.replace(relativeImport, (_, before, path) => before + full(module, path));
  if (complete !== text) writeFileSync(module, complete);
}

/** Node cannot import a style sheet. package.json's `#styles/*` gives Node an empty module, and bundlers the sheet. */
function styles(module, path) {
  if (module.endsWith('.d.ts')) return '';
  return `import '#styles/${relative(dist, resolve(dirname(module), path))}';\n`;
}

function full(module, path) {
  if (/\.(js|json)$/.test(path)) return path;
  const candidates = /(^|\/)\.{1,2}$/.test(path)
    ? [`${path}/index.js`]
    : [`${path}.js`, `${path}/index.js`];
  const found = candidates.find((candidate) => isBuilt(resolve(dirname(module), candidate)));
  if (found === undefined)
    throw new Error(`${relative('.', module)} imports ${path}: no such file`);
  return found;
}

/** A file that holds only types may have a declaration and no module. */
function isBuilt(file) {
  return existsSync(file) || existsSync(file.replace(/\.js$/, '.d.ts'));
}
