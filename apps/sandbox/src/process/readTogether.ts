import { readFileSync } from 'node:fs';
import { StartFailure } from './StartFailure';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The values of settings that need each other; null if none is set.
 * @throws StartFailure if only some are set
 */
export const readTogether = <Name extends string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | null => {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new StartFailure(
      `${names.join(', ')} are needed together; ${missing.join(', ')} is not set.`,
    );
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
};

/**
 * The text of the file that a setting names.
 * @throws StartFailure if it can't be read
 */
export const readFileOf = (setting: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartFailure(`${setting} is "${path}", which cannot be read.`);
  }
};
