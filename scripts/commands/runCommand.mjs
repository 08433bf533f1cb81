import { UserError } from '../bootstrap/UserError.mjs';
import { stopOnSignals, stopChildren } from '../process/children.mjs';

/**
 * Runs a command to its end. Its result is the exit code. A UserError is printed as its message alone.
 * Every child process stops with us.
 *
 * @param {(args: string[]) => Promise<number>} command
 */
export async function runCommand(command) {
  stopOnSignals();
  stopWithNpm();
  try {
    process.exit(await command(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (error.details) console.error(error.details.trimEnd());
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * npm forwards Ctrl-C and SIGTERM, but a kill -9 of npm reaches nobody. If npm started us and is gone,
 * we stop, because the user could not find the servers any more.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stopChildren('SIGTERM');
  }, 1000).unref();
}
