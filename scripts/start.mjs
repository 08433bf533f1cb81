// `npm start`: installs and builds, then the sandbox serves the portal.
import { checkNodeVersion } from './bootstrap/checkNodeVersion.mjs';

checkNodeVersion();
const { runCommand } = await import('./commands/runCommand.mjs');
const { start } = await import('./commands/start.mjs');
await runCommand(start);
