// `npm start`: everything needed is installed and built, then the sandbox serves the portal.
import { refuseOldNode } from './bootstrap/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('./commands/runCommand.mjs');
const { start } = await import('./commands/start.mjs');
await runCommand(start);
