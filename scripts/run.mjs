// `npm run dev`, `npm run storybook` and their like: what is needed is installed first.
import { refuseOldNode } from './bootstrap/refuseOldNode.mjs';

refuseOldNode();
const { runCommand } = await import('./commands/runCommand.mjs');
const { run } = await import('./commands/run.mjs');
await runCommand(run);
