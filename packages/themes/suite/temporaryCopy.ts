import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = [
  'contract',
  'emit',
  'suite',
  'themes',
  'run.mjs',
  'package.json',
  'vitest.config.ts',
];

/**
 * Copies what this package is made of to a folder inside `reports`, where its dependencies are still found.
 *
 * @returns the copy's path, and what removes it
 */
export function temporaryCopy(name: string): { path: string; remove: () => void } {
  const path = join(root, 'reports', `${name}-${process.pid}`);
  mkdirSync(path, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(path, part), { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
