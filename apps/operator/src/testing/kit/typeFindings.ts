import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A value, and the type that it has to have. */
export interface Typed {
  type: string;
  from: string;
  value: unknown;
}

const reports = fileURLToPath(new URL('../../../reports/', import.meta.url));
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/**
 * A type of TypeScript as JSON has it: the text of an enum's member in its place, and no methods, which mark some
 * generated types.
 */
const PLAIN = `type Plain<T> = T extends string ? \`\${T}\`
  : T extends number | boolean | null | undefined ? T
  : T extends readonly (infer E)[] ? Plain<E>[]
  : { [K in keyof T as T[K] extends (...args: never[]) => unknown ? never : K]: Plain<T[K]> };
`;

/**
 * Lets the TypeScript compiler compare plain values with published types: a key that the type does not have, a missing
 * one, or a wrong value.
 *
 * @returns the compiler's words about each value; none where it fits
 */
export const typeFindings = (values: readonly Typed[]): string[][] => {
  mkdirSync(reports, { recursive: true });
  // Beside the installed packages, so that the compiler finds them.
  const folder = mkdtempSync(join(reports, 'types-'));
  try {
    const files = values.map(({ type, from, value }, index) => {
      const file = join(folder, `value${index}.ts`);
      const code = `import type { ${type} } from '${from}';\n${PLAIN}export const value: Plain<${type}> = ${JSON.stringify(value)};\n`;
      writeFileSync(file, code);
      return file;
    });
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'];
    const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--ignoreConfig'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [compiler, ...options, ...modules, ...files],
      { encoding: 'utf8', cwd: folder },
    );
    const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
    const strange = lines.filter((line) => !/^(value\d+\.ts\(| {2})/.test(line));
    if (strange.length > 0) throw new Error(`The compiler says: ${strange.join('\n')}`);
    return files.map((_, index) => lines.filter((line) => line.startsWith(`value${index}.ts(`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
