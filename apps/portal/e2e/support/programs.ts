import { execFileSync } from 'node:child_process';

/** No program of the tests' set-up takes longer. */
const LIMIT_MS = 120_000;

/** Runs a program to its end. @returns what it prints @throws Error when it fails or hangs */
export const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });

const has = (program: string): boolean => {
  try {
    run('sh', '-c', `command -v ${program}`);
    return true;
  } catch {
    return false;
  }
};

/** Why this machine lacks something; null where every program is there. */
export const whyMissing = (programs: readonly string[]): string | null => {
  const missing = programs.filter((program) => !has(program));
  return missing.length > 0 ? `these programs are missing: ${missing.join(', ')}` : null;
};

/** Writes a certificate that nobody vouches for. */
export const selfSign = (
  name: string,
  certificate: string,
  key: string,
  ...extensions: readonly string[]
): void => {
  const names = extensions.flatMap((extension) => ['-addext', extension]);
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  run(
    'openssl',
    'req',
    ...kind,
    '-subj',
    `/CN=${name}`,
    ...names,
    '-out',
    certificate,
    '-keyout',
    key,
  );
};
