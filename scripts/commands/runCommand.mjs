import { Refusal } from '../bootstrap/Refusal.mjs';
import { stopOnSignals } from '../process/children.mjs';
import { stopWithNpm } from '../process/stopWithNpm.mjs';

/**
 * Runs a command to its end: what it returns is the exit code, a Refusal is told in its own
 * sentence, and whatever was started is stopped with us.
 *
 * @param {(args: string[]) => Promise<number>} command
 */
export async function runCommand(command) {
  stopOnSignals();
  stopWithNpm();
  try {
    process.exit(await command(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.details) console.error(error.details.trimEnd());
    console.error(error.message);
    process.exit(1);
  }
}
