// `npm run dev`, `npm run storybook` and the other commands: installs what is missing, then runs one.
import { checkNodeVersion } from './bootstrap/checkNodeVersion.mjs';

checkNodeVersion();
const { runCommand } = await import('./commands/runCommand.mjs');
const { runWorkspaceCommand } = await import('./commands/workspaceCommand.mjs');
await runCommand(runWorkspaceCommand);
