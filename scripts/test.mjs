// `npm test`: every check of the project, a step each, and one closing line with the totals.
import { refuseOldNode } from './bootstrap/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('./commands/runCommand.mjs');
const { test } = await import('./commands/test.mjs');
await runCommand(test);
