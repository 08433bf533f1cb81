import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';

const POLL_MS = 100;
/** Shorter than a hook's limit, so that the test says what it waited for. */
const LONGEST_MS = 100_000;

const isFirst = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder);
    return true;
  } catch {
    return false;
  }
};

/** Runs the work. @returns what went wrong; empty if nothing did */
const problemOf = async (work: () => Promise<void>): Promise<string> => {
  try {
    await work();
    return '';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};

/**
 * Does the work in the first worker that asks for it, and makes the others wait for it.
 * @param name of the work, once in this run
 * @throws Error in each worker if the work failed in the first one
 */
export const onceForAllWorkers = async (name: string, work: () => Promise<void>): Promise<void> => {
  const claim = join(inject('sharedFolder'), `${name}.claim`);
  const ended = join(inject('sharedFolder'), `${name}.ended`);
  if (!existsSync(ended) && (await isFirst(claim))) {
    await writeFile(join(claim, 'problem'), await problemOf(work));
    await rename(join(claim, 'problem'), ended);
  }
  for (let waited = 0; !existsSync(ended); waited += POLL_MS) {
    if (waited > LONGEST_MS) throw new Error(`Another worker has not finished: ${name}.`);
    await setTimeout(POLL_MS);
  }
  const problem = await readFile(ended, 'utf8');
  if (problem) throw new Error(problem);
};
