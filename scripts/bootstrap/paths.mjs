import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The small folder outside the workspace into which npm installs pnpm, and Node where needed. */
export const runtimeFolder = join(root, 'scripts', 'runtime');

/** Where the tools of that folder are found. */
export const runtimeBin = join(runtimeFolder, 'node_modules', '.bin');

/** Where the tools of the workspace's own top are found. */
export const workspaceBin = join(root, 'node_modules', '.bin');
