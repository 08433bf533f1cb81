// `npm test`: runs every check of the project, then prints the totals.
import { checkNodeVersion } from './bootstrap/checkNodeVersion.mjs';

checkNodeVersion();
const { runCommand } = await import('./commands/runCommand.mjs');
const { test } = await import('./commands/test.mjs');
await runCommand(test);
