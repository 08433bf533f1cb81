import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
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

/**
 * Does the work in the first worker that asks for it, and makes the others wait for it.
 * @param name of the work, once in this run
 */
export const onceForAllWorkers = async (name: string, work: () => Promise<void>): Promise<void> => {
  const claim = join(inject('sharedFolder'), `${name}.claim`);
  const done = join(inject('sharedFolder'), `${name}.done`);
  if (existsSync(done)) return;
  if (await isFirst(claim)) {
    await work();
    await writeFile(done, '');
    return;
  }
  for (let waited = 0; !existsSync(done); waited += POLL_MS) {
    if (waited > LONGEST_MS) throw new Error(`Another worker did not finish: ${name}.`);
    await setTimeout(POLL_MS);
  }
};
