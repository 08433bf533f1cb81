/** A package of one module and its declaration, with a README whose example holds; `change` plants the fault. */
const plantedPackage = (name, change) => {
  const manifest = {
    name: `@foyer/${name}`,
    version: '0.0.0',
    type: 'module',
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  };
  const files = {
    'package.json': JSON.stringify(manifest),
    'README.md': `## Example\n\n\`\`\`ts\nimport { one } from '@foyer/${name}';\n\nconsole.log(one); // 1\n\`\`\`\n`,
    'dist/index.js': "export { one } from './one.js';\n",
    'dist/index.d.ts': "export { one } from './one.js';\n",
    'dist/one.js': 'export const one = 1;\n',
    'dist/one.d.ts': 'export declare const one = 1;\n',
  };
  return Object.fromEntries(
    Object.entries({ ...files, ...change(files) }).map(([file, text]) => [
      `packages/${name}/${file}`,
      text,
    ]),
  );
};

/** @type {import('./plantedFaults.mjs').PlantedFault[]} */
export const plantedPackages = [
  {
    fault: 'a built module imports another without its file extension',
    files: plantedPackage('planted-import', () => ({
      'dist/index.js': "export { one } from './one';\n",
    })),
    says: /planted-import: an import in plain Node fails[^]*Cannot find module/,
  },
  {
    fault: 'a public entry names a file that is not published',
    files: plantedPackage('planted-entry', (files) => ({
      'package.json': files['package.json'].replace('/index.js', '/lost.js'),
    })),
    says: /planted-entry: publint fails[^]*lost\.js/,
  },
  {
    fault: 'a declaration imports another without its file extension',
    files: plantedPackage('planted-types', () => ({
      'dist/index.d.ts': "export { one } from './one';\n",
    })),
    says: /planted-types: attw fails[^]*Internal resolution error/,
  },
  {
    fault: 'the example of a README does not print what it says',
    files: plantedPackage('planted-example', (files) => ({
      'README.md': files['README.md'].replace('// 1', '// 2'),
    })),
    says: /planted-example: the example of README\.md prints\n1\nbut says\n2/,
  },
  {
    fault: 'a README has no example',
    files: plantedPackage('planted-readme', () => ({ 'README.md': '# A package\n' })),
    says: /planted-readme: README\.md has no code/,
  },
].map((each) => ({ check: 'packages', ...each }));
