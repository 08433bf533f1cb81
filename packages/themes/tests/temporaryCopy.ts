import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = [
  'contract',
  'generate',
  'tests',
  'themes',
  'runTask.mjs',
  'package.json',
  'vitest.config.ts',
];

/**
 * Copies this package to a folder inside `reports`, where Node still finds its dependencies.
 *
 * @returns the copy's path, and a function that removes it
 */
export function temporaryCopy(name: string): { path: string; remove: () => void } {
  const path = join(root, 'reports', `${name}-${process.pid}`);
  mkdirSync(path, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(path, part), { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
