import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from './StartFailure';

/**
 * The kernel's start time of a process, which tells a reused process id from the old one. Empty where the
 * system does not tell it, and for a process that has ended without its parent noticing: in a container
 * that can be for ever.
 */
const startOf = async (pid: number): Promise<string> => {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isHeld = async (path: string): Promise<boolean> => {
  const [pid, start] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  // A lock that holds no process id is damaged: 0 and negative numbers name groups of processes.
  if (!/^[1-9]\d*$/.test(pid ?? '') || !isAlive(Number(pid))) return false;
  return (await startOf(Number(pid))) === (start ?? '');
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Locks the data folder for this process, because opening one embedded database twice damages it. A
 * lock of a process that has ended, even by SIGKILL, is replaced.
 * @returns a function that releases the lock
 * @throws StartFailure when another process holds the lock or a folder has its name
 * @throws Error when the folder is not writable
 */
export const lockDataFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  const path = join(dataDir, 'lock');
  const take = async () => {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(`${process.pid} ${await startOf(process.pid)}`);
    } finally {
      await file.close();
    }
  };
  const release = () => rm(path, { force: true });
  try {
    await take();
  } catch (error) {
    if (!isTaken(error)) throw error;
    if ((await stat(path)).isDirectory())
      throw new StartFailure(`The lock ${path} is a folder: remove it, then start again.`);
    if (await isHeld(path))
      throw new StartFailure(
        `The data folder ${dataDir} is in use by another Foyer; stop it or set DATA_DIR.`,
      );
    await release();
    await take();
  }
  return release;
};
