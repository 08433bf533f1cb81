// `npm run dev`, `npm run storybook` and the other commands: installs what is missing, then runs one.
import { checkNodeVersion } from './bootstrap/checkNodeVersion.mjs';

checkNodeVersion();
const { runCommand } = await import('./commands/runCommand.mjs');
const { run } = await import('./commands/run.mjs');
await runCommand(run);
