import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { toolEnvironment } from '../bootstrap/toolEnvironment.mjs';
import { captureOutput } from '../process/captureOutput.mjs';

const attwOptions = '--profile esm-only --format ascii --no-emoji --no-color'.split(' ');
const tscOptions =
  '--module nodenext --target es2022 --lib es2023,dom --strict --skipLibCheck --jsx react-jsx --ignoreConfig'.split(
    ' ',
  );

const isCode = (entry) => !/\.(css|json)$|\*/.test(entry);

/**
 * Packs a package as a registry would, and checks it with publint and attw. Imports each public entry in plain Node. Runs
 * the example of its README against its built files.
 *
 * @param {string} folder "packages/domain" and so on
 * @returns {Promise<string[]>} the problems, each with the package's folder
 */
export async function checkPackage(folder) {
  const path = join(root, folder);
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  if (manifest.scripts?.build && !existsSync(join(path, 'dist')))
    return [`${folder} is not built: run npm run build.`];
  const entries = Object.keys(manifest.exports ?? {});
  const problems = [
    ...(await checkPacked(path, entries)),
    ...(await checkImports(path, manifest.name, entries.filter(isCode))),
    ...(await checkExample(path)),
  ];
  return problems.map((problem) => `${folder}: ${problem}`);
}

async function checkPacked(path, entries) {
  const temporary = mkdtempSync(join(tmpdir(), 'foyer-package-'));
  const file = join(temporary, 'package.tgz');
  const styles = entries.filter((entry) => entry.endsWith('.css'));
  const without = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
  try {
    const packed = await problemOf('pnpm pack', path, 'pnpm', ['pack', '--out', file]);
    if (packed.length > 0) return packed;
    return [
      ...(await problemOf('publint', path, 'publint', ['run', file, '--strict'])),
      ...(await problemOf('attw', path, 'attw', [file, ...attwOptions, ...without])),
    ];
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** A package may import itself by its name, so Node finds the entry as any other project would. */
async function checkImports(path, name, entries) {
  const imports = entries.map((entry) => `await import('${name}${entry.slice(1)}');`);
  const args = ['--input-type=module', '--eval', imports.join('\n')];
  return problemOf('an import in plain Node', path, 'node', args);
}

async function checkExample(path) {
  const example = readmeExample(join(path, 'README.md'));
  if (example === null) return ['README.md has no code under the heading "## Example".'];
  const work = join(path, 'reports', 'example');
  mkdirSync(work, { recursive: true });
  const source = join(work, `example.${example.language}`);
  writeFileSync(source, example.code);
  const folders = ['--rootDir', path, '--outDir', join(work, 'built')];
  const args = [source, ...tscOptions, ...folders];
  const wrong = await problemOf('the types of the example of README.md', path, 'tsc', args);
  if (wrong.length > 0) return wrong;
  const { code, output } = await run(path, 'node', [
    join(work, 'built/reports/example/example.js'),
  ]);
  if (code !== 0) return [`the example of README.md fails.\n${output}`];
  return output.trim() === example.prints
    ? []
    : [`the example of README.md prints\n${output}but says\n${example.prints}`];
}

async function problemOf(what, cwd, command, args) {
  const { code, output } = await run(cwd, command, args);
  return code === 0 ? [] : [`${what} fails.\n${output}`];
}

const run = (cwd, command, args) =>
  captureOutput(command, args, {
    cwd,
    env: { ...toolEnvironment(), NO_COLOR: '1', FORCE_COLOR: '0' },
    limitSeconds: 120,
  });

/**
 * The first block of TypeScript under the heading "## Example", and what it says that it prints: the comment
 * behind each `console.log`.
 *
 * @param {string} file a README.md
 * @returns {{ language: 'ts' | 'tsx', code: string, prints: string } | null}
 */
function readmeExample(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const pattern = /^## Example\n(?:(?!## )[^])*?```(?<language>tsx?)\n(?<code>[^]*?)```/m;
  const found = pattern.exec(text);
  if (!found) return null;
  const { language, code } = found.groups;
  const prints = [...code.matchAll(/console\.log\(.*\); \/\/ (?<line>.*)$/gm)];
  return { language, code, prints: prints.map(({ groups }) => groups.line).join('\n') };
}
