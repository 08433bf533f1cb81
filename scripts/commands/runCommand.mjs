import { UserError } from '../bootstrap/UserError.mjs';
import { stopOnSignals } from '../process/children.mjs';
import { stopWithNpm } from '../process/stopWithNpm.mjs';

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
